/** What buttons do with the ghost of a tile: for hands that neither drag nor type. */

import type { IconName } from '../shared/icons';
import type { TextId } from '../texts';
import type { Placing } from './placing.svelte';

/** A button that moves, turns or flips the ghost. */
export interface Tool {
  text: TextId;
  icon: IconName;
  act: (placing: Placing) => void;
}

/** From one legal position to the next; their icons must not look like moving. */
export const STEPPING: Tool[] = [
  { text: 'tool-previous', icon: 'skip-back', act: (placing) => placing.step(-1) },
  { text: 'tool-next', icon: 'skip-forward', act: (placing) => placing.step(1) },
];

/** Turning where it lies; whoever turns a ghost by a button has put it there. */
export const TURNING: Tool[] = [
  { text: 'tool-turn-left', icon: 'turn-left', act: (placing) => placing.rotate(-1) },
  { text: 'tool-turn-right', icon: 'turn-right', act: (placing) => placing.rotate(1) },
  { text: 'tool-flip', icon: 'flip', act: (placing) => placing.mirror() },
];

/** Moving by one square. */
export const NUDGING: Tool[] = [
  { text: 'tool-left', icon: 'move-left', act: (placing) => placing.move(-1, 0) },
  { text: 'tool-up', icon: 'move-up', act: (placing) => placing.move(0, 1) },
  { text: 'tool-down', icon: 'move-down', act: (placing) => placing.move(0, -1) },
  { text: 'tool-right', icon: 'move-right', act: (placing) => placing.move(1, 0) },
];
