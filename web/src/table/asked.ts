/** What is asked, and of whom, in words. */
import type { Holder, View } from '../api';
import type { Legal } from '../decide/legal';
import { t } from '../texts';
import { listed, thingName } from '../texts/words';
import { namesOf } from './holders';

const ACTS = ['work', 'build', 'profession', 'freedom', 'bonus', 'lure', 'exchange'] as const;

/** Returns the question that the seats to move are asked. */
export function questionOf(view: View): string {
  const asks = view.asks;
  switch (asks?.question) {
    case 'discard':
      return t('asked-discard');
    case 'open':
      return t(asks.last ? 'asked-open-last' : 'asked-open', { price: asks.price ?? 0 });
    case 'bid':
      return t('asked-bid', { price: asks.price ?? 0, lot: thingName(asks.lot ?? '') });
    case 'place':
      return t('asked-place', { tile: thingName(asks.tile ?? '') });
    case 'keep':
      return t('asked-keep', { count: asks.count ?? 0 });
    case 'lure':
      return t('asked-lure');
    case 'answer':
      return t('asked-answer', { building: thingName(view.proposal?.building ?? '') });
    case 'apprentice':
      return t('asked-apprentice');
    case 'act':
      return t('asked-act', { actions: asks.actions_left ?? 0 });
    case 'merchant':
      return t('merchant-question');
    case 'character':
      return t('character-question');
    case 'take':
      return t('asked-take', { florins: 100 * (asks.value ?? 0) });
    default:
      return '';
  }
}

/** Returns what one may answer, where the question does not name it. */
export function answersTo(view: View, legal: Legal): string {
  switch (view.asks?.question) {
    case 'open':
      return t('answers-lots', { count: legal.lots.length });
    case 'place':
      return t('answers-places', { count: legal.rests('place').length });
    case 'act':
      return t('answers-acts', {
        list: listed(ACTS.filter((act) => legal.any(act)).map((act) => t(`menu-${act}`))),
      });
    default:
      return '';
  }
}

/** Returns who decides: "Matteo is deciding". */
export function decidersOf(view: Pick<View, 'to_move'>, holders: Holder[]): string {
  const names = namesOf(holders, view.to_move);
  if (names.length === 0) return t('decision-over');
  if (names.length === 1) return t('decision-other', { who: names[0] ?? '' });
  return t('decision-others', { names: listed(names) });
}
