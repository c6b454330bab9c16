import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shorter } from './icons.ts';

const FLAGS = /[aA][^a-zA-Z]*/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

describe('a path', () => {
  it('keeps its commands and tells its numbers to a tenth', () => {
    expect(shorter('M134.594 73.375c-17.522 5.65-.04.06.96.25')).toBe(
      'M134.6 73.4c-17.5 5.7 0 .1 1 .3',
    );
    expect(shorter('M.5.96 1.04-.5z')).toBe('M.5 1 1-.5z');
    expect(shorter('a16 16 0 0 1-16-16')).toBe('a16 16 0 0 1-16-16');
  });

  it('has the flags of its arcs apart, so that they are read singly', () => {
    const file = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
    const set = JSON.parse(readFileSync(file, 'utf8')) as {
      icons: Record<string, { body: string }>;
    };
    const used = readFileSync(new URL('../src/shared/icons.ts', import.meta.url), 'utf8');
    const names = [...used.matchAll(/~icons\/game-icons\/([\w-]+)/g)].map(
      (found) => found[1] ?? '',
    );
    for (const name of names) {
      for (const [arc] of (set.icons[name]?.body ?? '').matchAll(FLAGS)) {
        if (/^a[^=]*$/i.test(arc)) expect((arc.match(NUMBER) ?? []).length % 7, name).toBe(0);
      }
    }
  });
});
