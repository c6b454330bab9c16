/** What an address says about who can open it. */

/** Whether only this computer itself is reached under a host's name. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
}
