/** What can be wished of bots: who they are, and how fast they move. */
import type { Bot, Pace } from '../api/calls';
import { PACES } from '../stores/settings.svelte';
import { t } from '../texts';

export const BOTS: readonly Bot[] = ['greedy', 'random'];

export interface Option<Value> {
  value: Value;
  label: string;
}

/** Returns the bots by their strength in a word. */
export function botOptions(): Option<Bot>[] {
  return BOTS.map((value) => ({ value, label: t(`strength-${value}`) }));
}

/** Returns the paces of bots in a word each. */
export function paceOptions(): Option<Pace>[] {
  return PACES.map((value) => ({ value, label: t(`pace-${value}`) }));
}
