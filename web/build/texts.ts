/** Reads the Fluent files when the page is built, so that no browser has to. */
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Returns the plugin: a file of texts becomes a module that holds the pattern of each text. */
export function readTexts(): Plugin {
  return {
    name: 'signoria:texts',
    enforce: 'pre',
    transform: (source, id) =>
      id.endsWith('.ftl') ? { code: moduleOf(patternsIn(source)), map: null } : null,
  };
}

function patternsIn(source: string): Record<string, unknown> {
  const entries = new FluentResource(source).body;
  return Object.fromEntries(entries.map((entry) => [entry.id, entry.value]));
}

/** Returns the code of a module; browsers read a string faster as JSON than as code. */
function moduleOf(patterns: Record<string, unknown>): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(patterns))})`;
}
