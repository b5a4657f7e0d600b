import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { CHUNKS } from './build/chunks';
import { compiledWhileFetched } from './build/eager';
import { cutFonts } from './build/fonts';
import { hintsOfThePages } from './build/hints';
import { completedLanguages } from './build/languages';
import { packedFiles } from './build/packed';
import { shellOfTheWorker, WORKER } from './build/worker';

// The server that `npm run dev` talks to; `make play` starts one there.
const server = process.env['CROSSGLOT_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [cutFonts(), svelte(), completedLanguages(), compiledWhileFetched(), hintsOfThePages(), shellOfTheWorker(), packedFiles()],
  build: {
    outDir: '../src/crossglot/web',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker.ts' },
      // A worker rules the folder that it lies in, under a name that stays.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  // All sentences live with the Python package, one folder a language.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['.', '../src/crossglot/messages', '../src/crossglot/server/pages.json'] } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
