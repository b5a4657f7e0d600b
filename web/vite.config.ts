import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server that `npm run dev` talks to; `make play` starts one there.
const server = process.env['CROSSGLOT_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/crossglot/web', emptyOutDir: true, target: 'es2022' },
  // The sentences for refusals live with the Python package, which says them in the terminal.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['.', '../src/crossglot/messages'] } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
