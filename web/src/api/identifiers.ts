/** The identifiers of the game, as the contract names them: never translated, never shown. */

export const PROFESSIONS = [
  'mathematician',
  'theologian',
  'philosopher',
  'botanist',
  'alchemist',
  'physicist',
  'watchmaker',
  'goldsmith',
  'bell-maker',
  'cartographer',
  'lawyer',
  'choreographer',
  'composer',
  'sculptor',
  'painter',
  'pharmacist',
  'doctor',
  'dramatist',
  'poet',
  'astronomer',
  'organ-builder',
] as const;
export type Profession = (typeof PROFESSIONS)[number];

export const BUILDINGS = [
  'university',
  'laboratory',
  'workshop',
  'library',
  'opera',
  'studio',
  'hospital',
  'theatre',
  'tower',
  'chapel',
] as const;
export type Building = (typeof BUILDINGS)[number];

export const LANDSCAPES = ['forest', 'lake', 'park'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export type Tile = Building | Landscape;

export const FREEDOMS = ['travel', 'religion', 'opinion'] as const;
export type Freedom = (typeof FREEDOMS)[number];

export const LOTS = [...LANDSCAPES, 'jester', 'builder', 'prestige', 'recruiter'] as const;
export type Lot = (typeof LOTS)[number];

export const BONUS_CARDS = [
  'buildings',
  'small-buildings-and-landscapes',
  'forests',
  'freedoms',
  'builders',
  'prestige-cards-and-freedoms',
  'people-in-hand',
  'large-buildings',
  'building-sizes',
  'lakes',
  'jesters',
  'builders-and-lakes',
  'landscape-types',
  'people-on-table',
  'medium-buildings-and-forests',
  'landscapes',
  'parks',
  'jesters-and-freedoms',
  'prestige-cards',
  'kinds',
] as const;
export type BonusCard = (typeof BONUS_CARDS)[number];

export const PRESTIGE_CARDS = [
  'most-works',
  'most-buildings',
  'most-jesters',
  'most-builders',
  'most-parks',
  'most-lakes',
  'most-forests',
  'most-landscapes',
  'fewest-empty-squares',
  'two-large-buildings',
  'three-landscape-types',
  'three-freedoms',
  'court-and-gardens',
  'buildings-freedoms-and-works',
] as const;
export type PrestigeCard = (typeof PRESTIGE_CARDS)[number];

export const PILES = ['professions', 'bonus', 'prestige'] as const;
export type Pile = (typeof PILES)[number];

export const EMBLEMS = ['giglio', 'delfino', 'sole', 'quercia', 'torre'] as const;
export type Emblem = (typeof EMBLEMS)[number];

export const CHARACTERS = [
  'muse',
  'cardinal',
  'princess',
  'merchant',
  'professor',
  'banker',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const PHASES = ['setup', 'auction', 'characters', 'action', 'over'] as const;
export type Phase = (typeof PHASES)[number];
