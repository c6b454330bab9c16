/** What can be counted of a player, in the order in which it is shown. */
import type { Seat } from '../api';
import type { IconName } from '../shared/icons';
import { t } from '../texts';
import { worksOf } from './works';

export interface Count {
  icon: IconName;
  label: string;
  /** Null if it is hidden from the reader. */
  value: number | string | null;
}

/** Returns the counts of a seat; prestige comes first, then cash. */
export function countsOf(seat: Seat): Count[] {
  const { florins } = seat;
  return [
    { icon: 'prestige', label: t('stat-prestige'), value: seat.prestige },
    {
      icon: 'florins',
      label: t('stat-florins'),
      value: florins === undefined ? null : t('amount', { amount: florins }),
    },
    { icon: 'jester', label: t('stat-jesters'), value: seat.jesters },
    { icon: 'builder', label: t('stat-builders'), value: seat.builders },
    { icon: 'person', label: t('stat-people'), value: seat.hand_count },
    { icon: 'work', label: t('stat-works'), value: worksOf(seat) },
    { icon: 'bonus', label: t('stat-bonus'), value: seat.bonus_count },
    { icon: 'prestige-card', label: t('stat-prestige-cards'), value: seat.prestige_card_count },
    { icon: 'recruiter', label: t('stat-recruiters'), value: seat.recruiters },
  ];
}
