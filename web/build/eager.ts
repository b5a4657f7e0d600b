/** Lets the browser compile while it still fetches: what is in a file of the page is mostly called as soon as the page begins. */
import type { Plugin } from 'vite';

/**
 * Without it V8 reads each function twice: past it while the file comes, and again, on the thread that draws, when it is called first.
 * With it a file is compiled whole and beside that thread (explicit compile hints; who does not know them reads a comment).
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks every script of the page; the files are cut by use, see `chunks.ts`. */
export function compiledWhileFetched(): Plugin {
  return {
    name: 'compiled-while-fetched',
    generateBundle: {
      order: 'post', // It has to be what the file begins with.
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.fileName.startsWith('assets/')) file.code = HINT + file.code;
        }
      },
    },
  };
}
