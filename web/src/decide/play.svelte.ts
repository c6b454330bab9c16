/** What the decision region, the boards and the hand share while a choice is composed. */

import type { Snippet } from 'svelte';
import type { Asks, Catalogue, Preview, PrivateSeat, PublicSeat, Table, Tile, View } from '../api';
import { Placing } from '../board/placing.svelte';
import { blank, keep, recall, type Draft, type Step } from './drafts';
import { backToDecision, toQuestion } from './focus';
import { Legal } from './legal';
import { Previews, type Answer } from './previews.svelte';

/** One's own seat: public and private. */
export type OwnSeat = PublicSeat & PrivateSeat;

/** What the table does for the choices composed on it. */
export interface Services {
  /** Send a move until the server has answered; returns whether it was made, tells what went wrong. */
  send(move: string): Promise<boolean>;
  /** Ask what a move would do, or why it is refused. */
  preview(move: string): Promise<Answer>;
}

/** What a question shows beside its bar; the table's frame says where. */
export interface Slots {
  /** What can be chosen, between the board and one's own things. */
  stage?: Snippet | undefined;
  /** What is composed, at the right of the estate: it takes the place of the hand. */
  bench?: Snippet | undefined;
  /** Below the estate: what is said of the tile that is being placed. */
  foot?: Snippet | undefined;
  /** Leave this step without sending anything. */
  onback?: (() => void) | undefined;
}

/** The choice that one's own seat is asked for, as it is composed; one object for each table. */
export class Play {
  readonly catalogue: Catalogue;
  readonly previews: Previews;
  readonly #services: Services;

  table = $state.raw<Table>() as Table;
  draft = $state<Draft>(blank());
  placing = $state.raw<Placing | null>(null);
  /** Whether a move is on its way to the server. */
  sending = $state(false);
  /** What the question that is shown brings with it. */
  slots = $state.raw<Slots>({});

  readonly legal = $derived.by(() => new Legal(this.table.legal));
  readonly view = $derived.by(() => this.table.view);
  /** The own seat as a number; only for a seated person. */
  readonly seat = $derived.by(() => this.table.seat);
  readonly me = $derived.by(() => ownSeat(this.view, this.seat));
  /** What the own seat is asked, or null while others decide. */
  readonly asks = $derived.by(() => askedOf(this.table));
  /** What a person is composing: the question, or the step that he chose instead. */
  readonly step = $derived.by((): Step | Asks['question'] | null => {
    if (!this.asks) return null;
    if (this.draft.step === 'exchange') return 'exchange';
    return this.asks.question === 'act' ? this.draft.step : this.asks.question;
  });

  /** Whether the estate is the board: a building is chosen for it, or a tile placed. */
  readonly siting = $derived.by(() => this.step === 'build' || this.placing !== null);

  /** The move that would be sent now, so that every part of the table can show what it would do. */
  considered = $state.raw<string | null>(null);

  /** The prestige after all that is composed, where the considered move is only a part of it. */
  foreseen = $state.raw<number | null>(null);

  /** The same, for comparing: what is torn down still sees the state as it was. */
  #brought: Slots = {};
  #thought: string | null = null;
  /** Whether two moves are sent as one: until both are answered, the first one alone is not shown. */
  #holds = false;
  #newest: Table;
  #version = -1;
  #question = '';

  constructor(table: Table, catalogue: Catalogue, services: Services) {
    this.catalogue = catalogue;
    this.#services = services;
    this.previews = new Previews((move) => services.preview(move));
    this.#newest = table;
    this.update(table);
  }

  /** Take the table as the server gives it; a draft stays while its question does. */
  update(table: Table): void {
    this.#newest = table;
    if (this.#holds) return;
    this.table = table;
    if (table.version !== this.#version) this.previews.clear();
    this.#version = table.version;
    const question = questionKey(table);
    if (question === this.#question) return;
    this.#question = question;
    this.draft = recall(table.id, question);
    this.placing = this.#restoredPlacing();
  }

  /** Show what a question brings with it, until the function that is returned is called. */
  bring(slots: Slots): () => void {
    this.#brought = slots;
    this.slots = slots;
    return () => {
      if (this.#brought === slots) this.slots = {};
    };
  }

  /** Take a move as the one that would be sent now, until the function that is returned is called. */
  consider(move: string | null): () => void {
    this.#thought = move;
    this.considered = move;
    return () => {
      if (this.#thought === move) this.considered = null;
    };
  }

  /** Show the prestige after all that is composed, until the function that is returned is called. */
  foresee(prestige: number | null): () => void {
    this.foreseen = prestige;
    return () => (this.foreseen = null);
  }

  /** What the considered move would do, once that is known. */
  get effects(): Preview | undefined {
    return this.considered === null ? undefined : this.previews.effects(this.considered);
  }

  /** Go to a step of one's actions; what another step had composed is dropped, but for an amount. */
  go(step: Step): void {
    this.draft = { ...blank(), step, given: this.draft.given };
    this.placing = null;
    this.remember();
    void toQuestion();
  }

  /** Select something: it is shown with its consequence, and not yet sent. */
  select(choice: string): void {
    this.draft.choice = choice;
    if (this.step === 'build') this.placing = this.#placingOf(choice as Tile, null);
    this.remember();
  }

  /** Keep the draft over a reload. */
  remember(): void {
    this.draft.at = this.placing?.at ?? null;
    keep(this.table.id, this.#question, $state.snapshot(this.draft));
  }

  /** Send a move that has been composed, and at once the one that completes it, if there is one. */
  async commit(move: string, completion: string | null = null): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.#holds = completion !== null;
    try {
      const made = await this.#services.send(move);
      if (made && completion !== null) await this.#services.send(completion);
      this.#release();
      await backToDecision();
    } finally {
      this.#release();
      this.sending = false;
    }
  }

  /** Show what was held back while two moves were sent as one. */
  #release(): void {
    if (!this.#holds) return;
    this.#holds = false;
    this.update(this.#newest);
  }

  #restoredPlacing(): Placing | null {
    if (this.asks?.question === 'place') return this.#placingOf(this.asks.tile, this.draft.at);
    if (this.step !== 'build') return null;
    return this.#placingOf(this.draft.choice as Tile | null, this.draft.at);
  }

  #placingOf(tile: Tile | null | undefined, at: string | null): Placing | null {
    const info = this.catalogue.tiles.find((known) => known.tile === tile);
    if (!info) return null;
    const verb = info.landscape ? 'place' : 'build';
    const placing = new Placing(verb, info, this.table.legal, at ?? undefined);
    // A building that has no place has no ghost either: why, is told where it was chosen.
    return placing.positions.length > 0 ? placing : null;
  }
}

function ownSeat(view: View | null, seat: number | null): OwnSeat | null {
  const own = seat === null ? undefined : view?.seats[seat];
  return own?.hand ? (own as OwnSeat) : null;
}

function askedOf(table: Table): Asks | null {
  const asked = table.seat !== null && table.to_move.includes(table.seat);
  return asked ? (table.view?.asks ?? null) : null;
}

/** A text that is the same as long as one is asked the same thing: every move of one's own changes it. */
function questionKey(table: Table): string {
  const asks = askedOf(table);
  if (!asks || !table.view || table.seat === null) return '';
  const own = table.view.seats[table.seat];
  const cards = [own?.recruiters, own?.hand, own?.bonus];
  return JSON.stringify([
    table.view.round,
    table.view.sold,
    asks,
    own?.actions_left,
    own?.used,
    own?.prestige,
    own?.florins,
    cards,
  ]);
}
