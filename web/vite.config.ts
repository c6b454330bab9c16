import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed.ts';
import { firstPaint } from './build/document.ts';
import { coarseIcons } from './build/icons.ts';
import { readTexts } from './build/texts.ts';

/** Where the server listens while one works on the page with `npm run dev`. */
const server = process.env['SIGNORIA_SERVER'] ?? 'http://127.0.0.1:8000';

/** The version of Signoria, which stands in the Python package alone. */
const version = /__version__ = "([^"]+)"/.exec(
  readFileSync(new URL('../src/signoria/__init__.py', import.meta.url), 'utf8'),
)?.[1];

export default defineConfig({
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  plugins: [
    svelte(),
    Icons({ compiler: 'svelte', scale: 0 }),
    coarseIcons(),
    readTexts(),
    firstPaint(),
    compressed('dist'),
  ],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    // One file of what screens share: a browser asks for only a few files at a time.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 2 }] } },
    },
  },
  test: { include: ['{src,build}/**/*.test.ts'], environment: 'node' },
});
