/** The legal moves of a seat, as the server lists them, by their first word. */

import type { BonusCard, Building, Freedom, Lot, Profession } from '../api';

/** A person who can be recruited: whose, and the move that does it. */
export interface Lure {
  profession: Profession;
  from: number;
  line: string;
}

/** A list of legal lines, asked in the terms of the game. */
export class Legal {
  readonly #lines: ReadonlySet<string>;
  readonly #rests = new Map<string, string[]>();

  constructor(lines: readonly string[]) {
    this.#lines = new Set(lines);
    for (const line of lines) this.#add(line);
  }

  /** Whether a move, in its canonical text, is legal. */
  has(line: string): boolean {
    return this.#lines.has(line);
  }

  /** Whether some move that begins with this word is legal. */
  any(word: string): boolean {
    return this.rests(word).length > 0;
  }

  /** What follows a word in the legal moves that begin with it. */
  rests(word: string): readonly string[] {
    return this.#rests.get(word) ?? [];
  }

  /** All lines, in the order of the list. */
  get lines(): readonly string[] {
    return [...this.#lines];
  }

  get lots(): readonly Lot[] {
    return this.rests('offer') as readonly Lot[];
  }

  get freedoms(): readonly Freedom[] {
    return this.rests('freedom') as readonly Freedom[];
  }

  /** The buildings that have a legal place, each once. */
  get buildings(): readonly Building[] {
    const alone = this.rests('build').filter((rest) => !rest.includes(' with '));
    return [...new Set(alone.map(firstWord))] as Building[];
  }

  /** The joint sites of a building, as lines in which the neighbour pays nothing. */
  joint(building: Building): readonly string[] {
    const start = `${building} `;
    return this.rests('build')
      .filter((rest) => rest.startsWith(start) && rest.includes(' with '))
      .map((rest) => `build ${rest}`);
  }

  /** The buildings in which a jester can become an apprentice. */
  get apprenticeships(): readonly Building[] {
    return this.rests('apprentice') as readonly Building[];
  }

  get lures(): readonly Lure[] {
    return this.rests('lure').map((rest) => {
      const [profession, , from] = rest.split(' ');
      return { profession: profession as Profession, from: Number(from), line: `lure ${rest}` };
    });
  }

  /** The people who can complete a work now, with or without bonus cards. */
  get workers(): readonly Profession[] {
    const people = this.rests('work').map((rest) => firstWord(rest));
    return [...new Set(people.filter((name) => name !== 'princess'))] as Profession[];
  }

  /** What the character that one holds can be used for now. */
  get uses(): readonly string[] {
    return this.lines.filter((line) => /^(merchant|professor|work princess)\b/.test(line));
  }

  /** The largest number that a word such as `exchange` or `take` is listed with. */
  most(word: string): number {
    return Math.max(0, ...this.rests(word).map(Number));
  }

  #add(line: string): void {
    const word = firstWord(line);
    const rests = this.#rests.get(word) ?? [];
    rests.push(line.slice(word.length + 1));
    this.#rests.set(word, rests);
  }
}

/** Return the text of a work with some bonus cards, in the order in which they are held. */
export function workLine(
  profession: Profession,
  bonus: readonly BonusCard[],
  held: readonly BonusCard[],
): string {
  const laid = held.filter((card) => bonus.includes(card));
  return laid.length > 0 ? `work ${profession} with ${laid.join(' ')}` : `work ${profession}`;
}

/** Return the text of keeping a card; the order of the others is named only if it was changed. */
export function keepLine(card: string, order: readonly string[], drawn: readonly string[]): string {
  const asDrawn = drawn.filter((other) => other !== card);
  const back = order.filter((other) => other !== card);
  const changed = back.some((other, i) => other !== asDrawn[i]);
  return changed ? `keep ${card} under ${back.join(' ')}` : `keep ${card}`;
}

function firstWord(text: string): string {
  return text.split(' ', 1)[0] ?? '';
}
