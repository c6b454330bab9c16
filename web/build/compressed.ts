/** Lays a compressed copy beside each file that gets smaller by it; the server sends those. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|txt)$/;

/** Returns the plugin that compresses as well as can be, since it is done only once. */
export function compressed(folder: string): Plugin {
  return {
    name: 'signoria:compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(file: string): void {
  const content = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const copies = {
    br: brotliCompressSync(content, { params: quality }),
    gz: gzipSync(content, { level: 9 }),
  };
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < content.length) writeFileSync(`${file}.${ending}`, copy);
  }
}
