import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

/** Where the server listens while one works on the page with `npm run dev`. */
const server = process.env['SIGNORIA_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', scale: 0 })],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
