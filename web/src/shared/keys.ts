/** Keys pressed anywhere on the page, and those that are meant for one place of it. */

/** Whether a key is used already, or meant for a field or a dialog. */
export function isElsewhere({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented) return true;
  const fields = 'input:not([type=radio], [type=checkbox]), select, textarea, dialog';
  return target instanceof Element && target.closest(fields) !== null;
}
