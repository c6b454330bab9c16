/** What a person has set for himself: theme, motion, sound, the pace of bots, and single keys. */
import type { Pace } from '../api/calls';
import { keep, recall } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Which sounds are heard: none, that it is one's turn, or all. */
export const SOUNDS = ['off', 'turn', 'all'] as const;
export type Sound = (typeof SOUNDS)[number];

/** How fast bots move at the tables that one makes. */
export const PACES = ['instant', 'normal', 'slow'] as const satisfies Pace[];

class Settings {
  theme = $state<Theme>(oneOf(THEMES, recall('theme')));
  motion = $state<Motion>(oneOf(MOTIONS, recall('motion')));
  sound = $state<Sound>(oneOf(SOUNDS, recall('sound'), 'turn'));
  pace = $state<Pace>(oneOf(PACES, recall('pace'), 'normal'));
  /** Single keys as shortcuts; listed and switched in the help on keys. */
  singleKeys = $state(recall('keys') !== 'off');

  /** Whether the page is dark now, by choice or as the system is. */
  dark = $state(false);

  private readonly darkSystem = matchMedia('(prefers-color-scheme: dark)');
  private readonly calmSystem = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    this.apply();
    this.darkSystem.addEventListener('change', () => this.apply());
  }

  /** Whether things should change at once instead of moving. */
  get calm(): boolean {
    return this.motion === 'reduced' || this.calmSystem.matches;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.apply();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    keep('motion', motion);
    this.apply();
  }

  setSound(sound: Sound): void {
    this.sound = sound;
    keep('sound', sound);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  setSingleKeys(on: boolean): void {
    this.singleKeys = on;
    keep('keys', on ? 'on' : 'off');
  }

  private apply(): void {
    this.dark = this.theme === 'dark' || (this.theme === 'system' && this.darkSystem.matches);
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = this.motion;
  }
}

function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  kept: string | null,
  otherwise = values[0],
): Value {
  return values.find((value) => value === kept) ?? otherwise;
}

export const settings = new Settings();
