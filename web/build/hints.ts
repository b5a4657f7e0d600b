/** What each page is made of, so that the server can name it all at once instead of the browser finding it file by file. */
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** Read by `crossglot.server.http.preload`; no browser asks for it. */
export const HINTS = 'hints.json';

/** How `src/pages.ts` names a page, the parts of sentences it waits for, and its component. */
const PAGE = /^ {2}(\w+): \(\) => (.*)import\('\.\/([\w/]+\.svelte)'\)/gm;
const PART = /told\('(\w+)'/g;
/** A file of sentences: its part (none is the sentences of all pages) and its language. */
const SENTENCES = /\/messages\/([a-z]{2,3})\/page(?:\/(\w+))?\.ftl\b/;

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

interface Page {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly sentences: readonly string[];
}

export interface Hints {
  readonly pages: Readonly<Record<string, Page>>;
  /** The file by language and part; the part of all pages has no name. */
  readonly sentences: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The hints of a build: what lies behind every page of `pages` (the text of `src/pages.ts`) beyond the entry. */
export function hintsOf(pages: string, chunks: readonly Chunk[]): Hints {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holding = (module: string): Chunk => {
    const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)) ?? chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (found === undefined) throw new Error(`${module} was not built`);
    return found;
  };
  const behind = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (!seen.has(file)) {
      seen.add(file);
      named.get(file)?.imports.forEach((each) => behind(each, seen));
    }
    return seen;
  };
  const entry = behind(holding('index.html').fileName);
  const pageOf = ([, name, told, component]: RegExpMatchArray): [string, Page] => {
    const scripts = [...behind(holding(`/src/${component}`).fileName)].filter((file) => !entry.has(file));
    const styles = [...new Set(scripts.flatMap((file) => [...(named.get(file)?.viteMetadata?.importedCss ?? [])]))];
    return [name!, { scripts, styles, sentences: ['', ...[...told!.matchAll(PART)].map(([, part]) => part!)] }];
  };
  const sentences: Record<string, Record<string, string>> = {};
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      const [whole, language, part = ''] = SENTENCES.exec(id) ?? [];
      if (whole !== undefined) (sentences[language!] ??= {})[part] = fileName;
    }
  }
  return { pages: Object.fromEntries([...pages.matchAll(PAGE)].map(pageOf)), sentences };
}

/** Writes the hints beside the built page. */
export function hintsOfThePages(): Plugin {
  return {
    name: 'hints-of-the-pages',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk');
      this.emitFile({ type: 'asset', fileName: HINTS, source: JSON.stringify(hintsOf(readFileSync('src/pages.ts', 'utf-8'), chunks)) });
    },
  };
}
