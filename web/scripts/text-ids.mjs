// Writes src/texts/ids.ts: the union of all message ids, so that the compiler knows every text.
import { parse } from '@fluent/syntax';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../src/texts/', import.meta.url);

const ids = readdirSync(new URL('en/', folder))
  .filter((name) => name.endsWith('.ftl'))
  .sort()
  .flatMap((name) => idsOf(name));

const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
if (twice.length > 0) throw new Error(`These texts are defined twice: ${twice.join(', ')}.`);

const union = ids.map((id) => `  | '${id}'`).join('\n');
writeFileSync(
  new URL('ids.ts', folder),
  `/** The id of a text in the Fluent files; written by scripts/text-ids.mjs. */\nexport type TextId =\n${union};\n`,
);

/** Returns the ids that a file defines; a file that cannot be read stops the build. */
function idsOf(name) {
  const resource = parse(readFileSync(new URL(`en/${name}`, folder), 'utf8'), {
    withSpans: false,
  });
  const junk = resource.body.find((entry) => entry.type === 'Junk');
  if (junk) throw new Error(`${name} has a text that Fluent cannot read:\n${junk.content}`);
  return resource.body.filter((entry) => entry.type === 'Message').map((entry) => entry.id.name);
}
