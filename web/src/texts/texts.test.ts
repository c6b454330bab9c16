import { parse as parseFluent, type Entry } from '@fluent/syntax';
import { parse as parseSvelte, type AST } from 'svelte/compiler';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = new URL('..', import.meta.url).pathname;
const TEXTS = join(SOURCES, 'texts', 'en');

/** Attributes whose value a person reads or hears. */
const READ_OUT = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'];

interface Text {
  id: string;
  /** The texts that it quotes. */
  quotes: string[];
}

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function definedTexts(): Text[] {
  return filesBelow(TEXTS, /\.ftl$/).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const entries: Entry[] = parseFluent(source, { withSpans: false }).body;
    const junk = entries.find((entry) => entry.type === 'Junk');
    if (junk) throw new Error(`${file} cannot be read.`);
    return entries
      .filter((entry) => entry.type === 'Message')
      .map((entry) => ({ id: entry.id.name, quotes: quotesIn(JSON.stringify(entry)) }));
  });
}

function quotesIn(entry: string): string[] {
  const quotes = entry.matchAll(/"MessageReference","id":\{[^}]*"name":"([^"]+)"/g);
  return [...quotes].map((match) => match[1] ?? '');
}

/** The ids that the sources name: whole ones, and families such as `tile-${tile}`. */
function namedIds(): { whole: Set<string>; families: RegExp[] } {
  const sources = filesBelow(SOURCES, /\.(ts|svelte)$/)
    .filter((file) => !file.endsWith('ids.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const quoted = sources.matchAll(/'([a-z][a-z0-9-]*)'/g);
  const templates = sources.matchAll(/`([a-z][a-z0-9-]*-\$\{[^`]+)`/g);
  return {
    whole: new Set([...quoted].map((match) => match[1] ?? '')),
    families: [...templates].map((match) => familyOf(match[1] ?? '')),
  };
}

function familyOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\$\{[^}]+\}/g, '[a-z0-9-]+')}$`);
}

describe('the texts', () => {
  const texts = definedTexts();

  // That every id in use is defined is the compiler's business: `TextId` lists them.
  it('are all used', () => {
    const { whole, families } = namedIds();
    const quoted = new Set(texts.flatMap((text) => text.quotes));
    const idle = texts
      .map((text) => text.id)
      .filter((id) => !whole.has(id) && !quoted.has(id))
      .filter((id) => !families.some((family) => family.test(id)));
    expect(idle).toEqual([]);
  });

  it('are defined once', () => {
    const ids = texts.map((text) => text.id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('that quote others quote defined ones', () => {
    const ids = new Set(texts.map((text) => text.id));
    expect(texts.flatMap((text) => text.quotes).filter((id) => !ids.has(id))).toEqual([]);
  });
});

type Node = AST.SvelteNode & Record<string, unknown>;

/** Returns the words that stand in a component instead of in a text file. */
function wordsIn(file: string): string[] {
  const words: string[] = [];
  const tree = parseSvelte(readFileSync(file, 'utf8'), { modern: true });
  visit(tree.fragment as unknown as Node, (node) => {
    if (node.type === 'Text' && hasLetters(String(node['data']))) words.push(String(node['data']));
    if (node.type === 'Attribute') words.push(...wordsOfAttribute(node));
    return node.type !== 'Attribute' && node.type !== 'StyleDirective';
  });
  return words.map((text) => `${file}: ${text.trim()}`);
}

function wordsOfAttribute(attribute: Node): string[] {
  const { name, value } = attribute as unknown as { name: string; value: unknown };
  if (!READ_OUT.includes(name) || !Array.isArray(value)) return [];
  return value
    .filter((part: { type: string }) => part.type === 'Text')
    .map((part: { data: string }) => part.data)
    .filter(hasLetters);
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Walks a tree; `enter` says whether to go on below a node. */
function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child, enter);
    }
  }
}

describe('the components', () => {
  it('hold no words of their own', () => {
    const files = filesBelow(SOURCES, /\.svelte$/);
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(wordsIn)).toEqual([]);
  });
});
