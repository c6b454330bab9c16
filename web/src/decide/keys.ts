/** Single keys as shortcuts of the decision. */

/** Return the key, in lower case, if it is pressed alone and not to write or within a dialog. */
export function singleKey(event: KeyboardEvent): string | null {
  const { target, key } = event;
  const elsewhere =
    target instanceof Element &&
    target.closest('input:not([type=radio], [type=checkbox]), select, textarea, dialog');
  if (elsewhere || event.defaultPrevented || event.repeat) return null;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  return key.toLowerCase();
}
