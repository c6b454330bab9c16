/** The page's words: Fluent messages of the language, by id. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { TextId } from './ids';

export type { TextId } from './ids';
export type TextArgs = Record<string, string | number>;

const LANGUAGE = 'en';

const files = import.meta.glob<string>('./en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundle = bundleOf(LANGUAGE, Object.values(files));

/** Returns the text with this id; `args` fill its variables, numbers are formatted for the language. */
export function t(id: TextId, args: TextArgs = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`There is no text with the id ${id}.`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args as Record<string, FluentVariable>, errors);
  if (errors[0]) throw new Error(`The text ${id} cannot be written: ${errors[0].message}`);
  return text;
}

function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const [error] = bundle.addResource(new FluentResource(source));
    if (error) throw error;
  }
  return bundle;
}
