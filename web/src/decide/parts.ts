/** The parts of a work's value, each with its name and sign. */

import type { Catalogue, LastWork, WorkValue } from '../api';
import type { IconName } from '../shared/icons';
import { t } from '../texts';
import { thingName } from '../texts/words';

/** A part of the value of a work. */
export interface Part {
  kind: 'building' | 'landscape' | 'freedom' | 'jesters' | 'people';
  icon: IconName;
  name: string;
  value: number;
}

/** A work, in hand or completed, whose value has parts. */
export type Parted = Pick<WorkValue & LastWork, 'profession' | Part['kind']>;

/** Return what a work is worth, part by part, without bonus cards. */
export function partsOf(work: Parted, { professions }: Catalogue): Part[] {
  const info = professions.find((known) => known.profession === work.profession);
  if (!info) return [];
  const wishes = (['building', 'landscape', 'freedom'] as const).map((kind) => ({
    kind,
    icon: info[kind],
    name: thingName(info[kind]),
    value: work[kind],
  }));
  return [
    ...wishes,
    { kind: 'jesters', icon: 'jester', name: t('ledger-jesters'), value: work.jesters },
    { kind: 'people', icon: 'person', name: t('ledger-people'), value: work.people },
  ];
}
