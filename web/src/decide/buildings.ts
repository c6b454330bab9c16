/** What is said of the buildings to choose from: for whom they are, and why one cannot be built. */

import type { Building, Profession, Refused } from '../api';
import { t } from '../texts';
import { listed, thingName } from '../texts/words';
import type { Play } from './play.svelte';
import { whyNot } from './words';

/** The rules about a place: a building that they refuse anywhere fits nowhere. */
const ABOUT_PLACES = ['inside-estate', 'no-overlap', 'no-contact'];
/** Any place at all: what refuses a building here for another reason refuses it everywhere. */
const ANYWHERE = 'd4 r0';

/** Whether a building can be built now. */
export function available(play: Play, building: Building): boolean {
  return play.legal.buildings.includes(building);
}

/** Return how many of a building are left in the supply. */
export function leftOf(play: Play, building: Building): number {
  return play.view?.supply.buildings[building] ?? 0;
}

/** Return the move by which the server is asked why a building cannot be built at all. */
export function askedAbout(building: Building): string {
  return `build ${building} ${ANYWHERE}`;
}

/** Return why a building cannot be built, once that is known. */
export function refusalOf(play: Play, building: Building): Refused | undefined {
  return available(play, building) ? undefined : play.previews.refusal(askedAbout(building));
}

/** Whether it is the estate that has no room for it. */
function lacksRoom(refusal: Refused): boolean {
  return ABOUT_PLACES.includes(refusal.rule);
}

/** Return what is worth knowing of a building in two or three words. */
export function noteOf(play: Play, building: Building): string {
  if (!available(play, building)) return shortReason(refusalOf(play, building));
  const people = wishersOf(play, building).map(thingName);
  return people.length > 0
    ? t('building-for', { people: listed(people) })
    : t('building-squares', { count: squaresOf(play, building) });
}

/** Return the same for reading aloud: its size too, or the reason in a sentence. */
export function spokenNoteOf(play: Play, building: Building): string {
  if (!available(play, building)) {
    const refusal = refusalOf(play, building);
    return refusal ? reasonText(refusal) : '';
  }
  const count = squaresOf(play, building);
  const people = wishersOf(play, building).map(thingName);
  return people.length > 0
    ? t('building-for-spoken', { count, people: listed(people) })
    : t('building-squares', { count });
}

/** Return why a building cannot be built, in one sentence. */
export function reasonText(refusal: Refused): string {
  return lacksRoom(refusal) ? t('building-no-place-why') : whyNot(refusal);
}

function shortReason(refusal: Refused | undefined): string {
  if (!refusal) return '';
  if (lacksRoom(refusal)) return t('building-no-place');
  switch (refusal.rule) {
    case 'building-once':
      return t('building-yours');
    case 'building-supply':
      return t('building-gone');
    case 'price':
      return t('building-price');
    default:
      return t('building-refused');
  }
}

/** The people in hand who wish for a building. */
function wishersOf(play: Play, building: Building): Profession[] {
  const wishers = play.catalogue.tiles.find(({ tile }) => tile === building)?.wanted_by ?? [];
  return wishers.filter((profession) => play.me?.hand.includes(profession));
}

function squaresOf(play: Play, building: Building): number {
  return play.catalogue.tiles.find(({ tile }) => tile === building)?.squares ?? 0;
}
