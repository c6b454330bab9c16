/** The components of an edition: what never changes during a game. */
import type {
  BonusCard,
  Building,
  Freedom,
  Landscape,
  PrestigeCard,
  Profession,
  Tile,
} from './identifiers';

export type Size = 'small' | 'medium' | 'large';

/** One way to turn a tile: its cells from the lower left corner of its bounding box. */
export interface Turn {
  turn: string;
  cells: [column: number, row: number][];
}

export interface TileInfo {
  tile: Tile;
  kind: 'building' | 'landscape';
  size: Size | null;
  turns: Turn[];
}

export interface ProfessionInfo {
  profession: Profession;
  building: Building;
  landscape: Landscape;
  freedom: Freedom;
}

export interface Catalogue {
  tiles: TileInfo[];
  professions: ProfessionInfo[];
  bonus: BonusCard[];
  prestige: { card: PrestigeCard; points: number; tied: number | null }[];
  minimum: number[];
}
