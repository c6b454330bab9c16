/** The icon of the browser's tab; a red dot tells from afar that one is asked. */

/** Shows or takes away the dot. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = on ? '/favicon-asked.svg' : '/favicon.svg';
}
