/** The page's words: Fluent messages of the language, by id. */
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { Pattern } from '@fluent/bundle/esm/ast';
import type { TextId } from './ids';

export type { TextId } from './ids';
export type TextArgs = Record<string, string | number>;

const LANGUAGE = 'en';

/** The patterns of each file, as the build has read them (`build/texts.ts`). */
const files = import.meta.glob<Record<TextId, Pattern>>('./en/*.ftl', {
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

function bundleOf(language: string, sources: Record<string, Pattern>[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const patterns of sources) {
    const body = Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} }));
    const [error] = bundle.addResource({ body });
    if (error) throw error;
  }
  return bundle;
}
