/** Dialogs that open over a screen; their code comes when the screen is there. */

export const loadAbout = async () => (await import('./AboutDialog.svelte')).default;
export const loadHelp = async () => (await import('./Help.svelte')).default;
export const loadSettings = async () => (await import('./SettingsDialog.svelte')).default;
export const loadIdentity = async () => (await import('./IdentityDialog.svelte')).default;
export const loadTextView = async () => (await import('../table/TextView.svelte')).default;
export const loadKeys = async () => (await import('./KeysDialog.svelte')).default;
