/** Plays scenes on the table: the page shows already what they lead to, and nothing waits for them. */
import { hear } from '../sound';
import { settings } from '../stores/settings.svelte';
import { t } from '../texts';
import { boxOf, pictureOf, wordsAt, type Prop } from './props';
import type { Scene } from './scenes';
import { Timeline, type Slot } from './timeline';

/** How long things move, and how long a change is outlined where nothing moves, in milliseconds. */
const SHORT = 220;
const LONG = 420;
const LONGEST = 900;
const TOLD = 2000;
/** Words beside a count stay as long as it takes to read them. */
const READ = 1100;
/** Between sounds where nothing moves. */
const GAP = 140;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** A scene with what was taken from the page before it changed. */
interface Staged {
  scene: Scene;
  prop: Prop | null;
}

export class Director {
  readonly #timeline = new Timeline();
  readonly #moving = new Set<Animation>();
  readonly #props = new Set<HTMLElement>();
  readonly #told = new Map<Element, ReturnType<typeof setTimeout>>();
  #staged: Staged[] = [];

  /**
   * @param layer where things fly: above the table.
   * @param own the seat of the one who looks.
   */
  constructor(
    readonly layer: HTMLElement,
    readonly own: number,
  ) {}

  /** Takes scenes whose outcome the page does not show yet, and keeps what moves from there. */
  stage(scenes: readonly Scene[]): void {
    const staged = scenes.map((scene) => ({ scene, prop: settings.calm ? null : liftOf(scene) }));
    this.#staged.push(...staged);
  }

  /** Plays what was staged, now that the page shows the outcome. */
  play(): void {
    const staged = this.#staged;
    this.#staged = [];
    staged.forEach(({ scene, prop }, place) => {
      const slot = settings.calm
        ? { delay: place * GAP, rate: 1 }
        : this.#timeline.book(performance.now());
      if (!slot) return;
      if (scene.sound) hear(scene.sound, slot.delay);
      if (document.hidden) return;
      if (settings.calm) this.#tell(scene);
      else this.#act(scene, prop, slot);
    });
  }

  /** Returns in how many milliseconds everything has been played. */
  get rest(): number {
    return settings.calm ? 0 : this.#timeline.rest(performance.now());
  }

  /** Ends everything at once. */
  stop(): void {
    this.#staged = [];
    this.#moving.forEach((animation) => animation.cancel());
    this.#props.forEach((prop) => prop.remove());
    for (const [part, timer] of this.#told) {
      clearTimeout(timer);
      delete dataOf(part)['told'];
    }
    this.#told.clear();
  }

  #act(scene: Scene, prop: Prop | null, slot: Slot): void {
    for (const tile of tilesOf(scene)) this.#move(tile, DROP, SHORT, slot);
    for (const card of this.#cardsOf(scene)) this.#move(card, SLIDE, SHORT, slot);
    if (scene.bid) this.#move(keystone(scene), PULSE, SHORT, slot);
    const flight = prop ? this.#fly(prop, boxOf(goalOf(scene)), slot) : 0;
    this.#count(scene, { ...slot, delay: slot.delay + flight });
  }

  /** Lets what is counted beat once, and shows by how much prestige and cash have changed. */
  #count(scene: Scene, slot: Slot): void {
    for (const [stat, by] of scene.changes) {
      const counts = countsOf(scene.seat, stat);
      for (const part of counts) this.#move(part, PULSE, SHORT, slot);
      const box = counts.map(boxOf).find((one) => one !== null);
      if (box && (stat === 'prestige' || stat === 'florins')) {
        const words = t(by > 0 ? 'change-more' : 'change-less', { by: Math.abs(by) });
        this.#show(wordsAt(words, stat, box), RISE, READ, slot);
      }
    }
  }

  /** Lets something fly and returns how long it takes; it is smaller where it arrives. */
  #fly(prop: Prop, to: DOMRect | null, slot: Slot): number {
    if (!to) return 0;
    const { from } = prop;
    const [x, y] = [
      to.x + to.width / 2 - from.x - from.width / 2,
      to.y + to.height / 2 - from.y - from.height / 2,
    ];
    const time = Math.min(LONGEST, Math.max(LONG, Math.hypot(x, y)));
    const scale = from.width > 40 ? 32 / from.width : 1;
    const way = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, offset: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
    ];
    this.#show(prop, way, time, slot);
    return (0.9 * time) / slot.rate;
  }

  /** Shows something above the table for as long as it moves. */
  #show({ element, from }: Prop, way: Keyframe[], time: number, slot: Slot): void {
    Object.assign(element.style, {
      left: `${from.x}px`,
      top: `${from.y}px`,
      width: from.width ? `${from.width}px` : '',
      height: from.height ? `${from.height}px` : '',
      opacity: '0',
    });
    this.layer.append(element);
    this.#props.add(element);
    this.#move(element, way, time, slot, () => {
      element.remove();
      this.#props.delete(element);
    });
  }

  #move(
    part: Element | null,
    way: Keyframe[],
    time: number,
    { delay, rate }: Slot,
    end: () => void = () => undefined,
  ): void {
    if (!part) return;
    const duration = time / rate;
    const animation = part.animate(way, { duration, delay, easing: EASE, fill: 'backwards' });
    this.#moving.add(animation);
    const over = () => {
      this.#moving.delete(animation);
      end();
    };
    animation.onfinish = over;
    animation.oncancel = over;
  }

  /** Points at what has changed, where nothing moves. */
  #tell(scene: Scene): void {
    const counts = [...scene.changes.keys()].flatMap((stat) => countsOf(scene.seat, stat));
    for (const part of [...tilesOf(scene), ...this.#cardsOf(scene), ...counts]) this.#point(part);
  }

  #point(part: Element): void {
    clearTimeout(this.#told.get(part));
    dataOf(part)['told'] = '';
    const end = () => {
      delete dataOf(part)['told'];
      this.#told.delete(part);
    };
    this.#told.set(part, setTimeout(end, TOLD));
  }

  #cardsOf({ seat, cards }: Scene): Element[] {
    return seat === this.own ? cards.flatMap((card) => all(`[data-card="${card}"]`)) : [];
  }
}

const DROP: Keyframe[] = [
  { transform: 'translateY(-14%) scale(1.22)', opacity: 0 },
  { transform: 'translateY(-9%) scale(1.14)', opacity: 1, offset: 0.3 },
  { transform: 'none', opacity: 1 },
];
const SLIDE: Keyframe[] = [{ transform: 'translateY(-18px)', opacity: 0 }, { transform: 'none' }];
const PULSE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'scale(1.35)', offset: 0.4 },
  { transform: 'none' },
];
const RISE: Keyframe[] = [
  { transform: 'translate(-50%, -50%)', opacity: 0 },
  { transform: 'translate(-50%, -130%)', opacity: 1, offset: 0.2 },
  { transform: 'translate(-50%, -150%)', opacity: 1, offset: 0.8 },
  { transform: 'translate(-50%, -170%)', opacity: 0 },
];

/** Returns what flies in a scene, as long as the page shows whence. */
function liftOf({ bought, work, seat }: Scene): Prop | null {
  if (bought) return pictureOf(document.querySelector(`[data-object="${bought}"]`));
  if (work === undefined) return null;
  const box = boxOf(document.querySelector('#decision')) ?? boxOf(cardOf(seat));
  return box && wordsAt(t('change-work', { value: work }), 'work', box);
}

/** Returns where what flies arrives: the player's card, for a work its prestige. */
function goalOf({ seat, work }: Scene): Element | null {
  return work === undefined ? cardOf(seat) : (countsOf(seat, 'prestige')[0] ?? cardOf(seat));
}

function cardOf(seat: number): Element | null {
  return document.querySelector(`#players [data-seat="${seat}"]`);
}

function countsOf(seat: number, stat: string): Element[] {
  return all(`[data-seat="${seat}"] [data-stat="${stat}"]`);
}

function tilesOf({ seat, placement }: Scene): Element[] {
  return placement ? all(`[data-seat="${seat}"] [data-placement="${placement}"]`) : [];
}

function keystone({ bid }: Scene): Element | null {
  return document.querySelector(`[data-keystone="${bid}"]`);
}

function all(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

function dataOf(part: Element): DOMStringMap {
  return (part as HTMLElement | SVGElement).dataset;
}
