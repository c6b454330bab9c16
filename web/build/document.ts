/** Puts into the document what its first paint needs, so that it waits for no other file. */
import { readFileSync } from 'node:fs';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

const EARLY = new URL('../early.js', import.meta.url);
const SCREENS = { home: '/src/home/Home.svelte', table: '/src/table/TablePage.svelte' };

/** Returns the plugin: the early script and the style of the entry become part of the document. */
export function firstPaint(): Plugin {
  return {
    name: 'signoria:first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const early = readFileSync(EARLY, 'utf8');
        const parts = bundle ? partsOfScreens(bundle) : {};
        const script = early.replace('PARTS = {}', `PARTS = ${JSON.stringify(parts)}`);
        const whole = html.replace(
          '<!--early-->',
          () => `<script>${withoutNotes(script)}</script>`,
        );
        return bundle ? withStyle(whole, bundle) : whole;
      },
    },
  };
}

/**
 * Adds to each link to a stylesheet the style itself. The link stays, but disabled, so that it is
 * not followed: by it the loader of other parts sees that this style is there.
 */
function withStyle(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, name: string) => {
    const asset = bundle[name];
    return asset?.type === 'asset'
      ? `<style>${String(asset.source).trim()}</style>\n    ${link.replace('>', ' disabled>')}`
      : link;
  });
}

/** Returns the files that each screen needs beside the entry itself. */
function partsOfScreens(bundle: Bundle): Record<string, string[]> {
  const entry = chunks(bundle).find((chunk) => chunk.isEntry);
  return Object.fromEntries(
    Object.entries(SCREENS).map(([screen, module]) => {
      const first = chunks(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(module));
      if (!first || !entry) throw new Error(`The program of the screen ${screen} is not found.`);
      const there = closure(entry, bundle);
      const needed = [...closure(first, bundle)].filter((chunk) => !there.has(chunk));
      const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      const names = [...needed.map((chunk) => chunk.fileName), ...styles];
      return [screen, names.map((name) => `/${name}`)];
    }),
  );
}

/** Returns a chunk with all that it imports, directly or not. */
function closure(chunk: Chunk, bundle: Bundle, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') closure(imported, bundle, found);
  }
  return found;
}

function chunks(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');
}

/** Drops the comments and the indentation of a script whose lines are all complete. */
function withoutNotes(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//') && !line.startsWith('/**'))
    .join('\n');
}
