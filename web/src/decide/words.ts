/** What the decision region says of lots, people, sums and effects. */

import type { Lot, Preview, ProfessionInfo, Refused } from '../api';
import { listed, tileName } from '../board/words';
import { t } from '../texts';
import { explained } from '../texts/refusals';
import { thingName } from '../texts/words';
import { nameOf } from '../table/holders';
import type { OwnSeat, Play } from './play.svelte';

/** A wish of a person: what it is, and whether one's principality fulfils it. */
interface Wish {
  kind: 'building' | 'landscape' | 'freedom';
  name: ProfessionInfo['building'] | ProfessionInfo['landscape'] | ProfessionInfo['freedom'];
  text: string;
  met: boolean;
}

/** Something that a move changes. */
interface Effect {
  name: string;
  text: string;
  /** The same in one phrase, for reading aloud. */
  spoken: string;
}

/** Return the name of a seat's holder; "You" for oneself. */
export function seatName(play: Play, seat: number): string {
  if (seat === play.seat) return t('decide-you');
  return nameOf(play.table.seats[seat]);
}

/** Return why a move is refused, in one sentence: the case at hand, else the rule. */
export function whyNot(refusal: Refused): string {
  const { reason, rule } = explained(refusal);
  return reason || rule;
}

/** Return what one more of a lot brings a seat, in a few words. */
export function lotGain(lot: Lot, seat: OwnSeat | null): string {
  const stands = seat?.estate.some((entry) => entry.tile === lot) === true;
  return t(`lot-${lot}-gain`, { builders: seat?.builders ?? 0, has: stands ? 'yes' : 'no' });
}

/** Return the wishes of a person, and which of them a seat fulfils. */
export function wishesOf(play: Play, profession: string, seat: OwnSeat): Wish[] {
  const info = play.catalogue.professions.find((known) => known.profession === profession);
  if (!info) return [];
  const { building, landscape, freedom } = info;
  const stands = (tile: string) => seat.estate.some((entry) => entry.tile === tile);
  return [
    { kind: 'building', name: building, text: tileName(building), met: stands(building) },
    { kind: 'landscape', name: landscape, text: tileName(landscape), met: stands(landscape) },
    {
      kind: 'freedom',
      name: freedom,
      text: t(`freedom-${freedom}`),
      met: seat.freedoms.includes(freedom),
    },
  ];
}

/** Return what a move costs and brings: "−300 florins, +3 prestige". */
export function sumText(preview: Pick<Preview, 'florins' | 'prestige'>): string {
  const sums = (['prestige', 'florins'] as const)
    .filter((what) => preview[what][0] !== preview[what][1])
    // What is paid comes before what is gained.
    .sort((one, other) => Number(rises(preview[one])) - Number(rises(preview[other])));
  const changed = sums.map((what) => gain(what, preview[what]));
  return changed.length > 0 ? listed(changed) : t('sum-none');
}

/** Return what a work brings: "+8 prestige, +900 florins". */
export function payText(prestige: number, florins: number): string {
  return sumText({ florins: [0, florins], prestige: [0, prestige] });
}

/** Return what a price leaves, and what prestige it costs where florins are short. */
export function leavesText(preview: Preview): string {
  const { florins, stepped_back: back } = preview;
  const leaves = t('leaves-florins', { florins: florins[1] });
  return back ? listed([leaves, t('costs-prestige', { prestige: back.prestige })]) : leaves;
}

/** Return everything that a move changes, before and after. */
function effectsOf(preview: Preview): Effect[] {
  const fits = fittingOf(preview);
  return fits ? [...figuresOf(preview), fits] : figuresOf(preview);
}

/** Return the figures that a move changes, before and after. */
export function figuresOf(preview: Preview): Effect[] {
  return [
    change(t('effect-florins'), preview.florins),
    change(t('effect-prestige'), preview.prestige),
    ...(preview.works ?? []).map((work) =>
      change(workName(work.profession, work.minimum), [work.before, work.after]),
    ),
  ].filter((effect) => effect !== null);
}

/** Return which buildings still fit after a move, if it takes squares. */
export function fittingOf({ fits }: Preview): Effect | null {
  if (!fits) return null;
  const name = t('effect-fits');
  const text = fits.length > 0 ? listed(fits.map(thingName)) : t('effect-fits-nothing');
  return { name, text, spoken: t('effect-fits-spoken', { name, text }) };
}

/** Return the effects as one text for reading aloud. */
export function effectsText(preview: Preview | undefined): string {
  return preview ? listed(effectsOf(preview).map((effect) => effect.spoken)) : '';
}

function rises([before, after]: readonly [number, number]): boolean {
  return after > before;
}

function gain(what: 'florins' | 'prestige', [before, after]: readonly [number, number]): string {
  const amount = Math.abs(after - before);
  return t(after > before ? `sum-more-${what}` : `sum-less-${what}`, { amount });
}

function workName(profession: string, minimum: number): string {
  return t('effect-work', { person: thingName(profession), minimum });
}

/** A person who was not in hand before has no earlier value. */
function change(name: string, [before, after]: readonly [number | null, number]): Effect | null {
  if (before === after) return null;
  if (before === null) {
    return {
      name,
      text: t('effect-new', { after }),
      spoken: t('effect-new-spoken', { name, after }),
    };
  }
  return {
    name,
    text: t('effect-change', { before, after }),
    spoken: t('effect-spoken', { name, before, after }),
  };
}
