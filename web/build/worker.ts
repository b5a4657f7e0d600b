/** The service worker is told by the build which files it keeps. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { HINTS } from './hints';

export const WORKER = 'sw.js';

/** Fetched by no page: the worker keeps the page itself under its address, and hints are for the server. */
const NOT_KEPT = [WORKER, 'index.html', HINTS];

/** Tells the service worker which files the page is made of, and a name for just these. */
export function shellOfTheWorker(): Plugin {
  return {
    name: 'shell-of-the-worker',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`no ${WORKER} was built`);
      const beside = readdirSync('public').sort();
      const built = Object.keys(bundle).filter((name) => !NOT_KEPT.includes(name)).sort();
      const files = [...built, ...beside].map((name) => `/${name}`);
      const page = bundle['index.html'];
      const version = createHash('sha256').update(files.join('\n')).update(worker.code).update(page?.type === 'asset' ? page.source : '');
      for (const name of beside) version.update(readFileSync(`public/${name}`));
      worker.code = worker.code.replace('__FILES__', JSON.stringify(files)).replace('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 12)));
    },
  };
}
