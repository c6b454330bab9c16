/** What is heard of what happens; the instrument is loaded only when there is something to play. */
import { settings, type Sound } from '../stores/settings.svelte';

/** Sounds; each tells what can be seen as well. */
export type SoundName = 'turn' | 'bid' | 'sale' | 'tile' | 'florins' | 'work';

/** Lets a sound be heard after so many milliseconds, if it is wanted. */
export function hear(name: SoundName, delay = 0): void {
  // Before one has touched the page, browsers let nothing be heard.
  const touched = (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;
  if (!touched || !isHeard(name, settings.sound, document.hidden)) return;
  void import('./instrument').then(({ play }) => play(name, delay / 1000));
}

/** Returns whether a sound is heard at a level; in hidden tabs only that it is one's turn. */
export function isHeard(name: SoundName, level: Sound, hidden: boolean): boolean {
  if (name === 'turn') return level !== 'off';
  return level === 'all' && !hidden;
}
