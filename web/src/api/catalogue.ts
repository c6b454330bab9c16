/** The components of an edition: what never changes during a game. */
import type {
  BonusCard,
  Building,
  Freedom,
  Landscape,
  Lot,
  PrestigeCard,
  Profession,
  Tile,
} from './identifiers';

export type Size = 'small' | 'medium' | 'large';

/** The ways to turn a tile, in the order in which the notation prefers them. */
export type TurnName = 'r0' | 'r90' | 'r180' | 'r270' | 'r0m' | 'r90m' | 'r180m' | 'r270m';

export interface TileInfo {
  tile: Tile;
  size: Size | 'landscape';
  landscape: boolean;
  /** How many there are in the game. */
  count: number;
  /** How many squares it covers. */
  squares: number;
  /** For each turn the cells, columns and rows up from the lower left corner of the box. */
  turns: Record<TurnName, [column: number, row: number][]>;
  wanted_by: Profession[];
}

export interface ProfessionInfo {
  profession: Profession;
  building: Building;
  landscape: Landscape;
  freedom: Freedom;
}

export interface BonusInfo {
  card: BonusCard;
  /** What each of the pieces adds. */
  each: number;
  pieces: string[];
}

/** A prestige card: a contest for the most or the fewest, or a task with its points. */
export interface PrestigeInfo {
  card: PrestigeCard;
  contest?: 'most' | 'fewest';
  piece?: string;
  alone?: number;
  tied?: number;
  needs?: Record<string, number>;
  points?: number;
}

export interface Catalogue {
  edition: string;
  columns: string[];
  rows: number;
  /** The squares of the Palazzo. */
  palazzo: string[];
  /** The minimum work value of each round. */
  minimum: number[];
  lots: Lot[];
  freedoms: Freedom[];
  tiles: TileInfo[];
  professions: ProfessionInfo[];
  bonus: BonusInfo[];
  prestige: PrestigeInfo[];
  supply: Record<'jester' | 'builder' | 'recruiter', number>;
}
