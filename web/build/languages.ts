/** Completes the sentences of each language by those that only English has, when the page is built. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folders of all languages; the server and the command line read them, too. */
export const MESSAGES = '../src/crossglot/messages';

/** A message or a term, from its name to the line before the next one. */
const NAME = /^(-?[a-zA-Z][\w-]*) *=/;
const FILE = /\/messages\/([a-z]{2,3})\/([\w/]+)\.ftl\b/;

/** The messages of a file, by name. */
export function messagesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let name: string | undefined;
  for (const line of source.split('\n')) {
    const next = NAME.exec(line)?.[1];
    if (next !== undefined) found.set((name = next), line);
    else if (/^\s+\S|^\}/.test(line) && name !== undefined) found.set(name, `${found.get(name)}\n${line}`);
    else name = undefined;
  }
  return found;
}

/** `source` with the messages of English that it lacks, and their names. */
export function completed(source: string, english: string): { readonly source: string; readonly missing: readonly string[] } {
  const own = messagesOf(source);
  const lacking = [...messagesOf(english)].filter(([name]) => !own.has(name));
  return { source: [source, ...lacking.map(([, text]) => text)].join('\n'), missing: lacking.map(([name]) => name) };
}

/** The files of sentences that the page reads: `page`, `page/setup`, ... */
export function pageFiles(folder = MESSAGES): string[] {
  return ['page', ...readdirSync(join(folder, 'en', 'page')).map((name) => `page/${name.replace(/\.ftl$/, '')}`)].sort();
}

/** Says in English what a language does not say, and tells which sentences those are. */
export function completedLanguages(): Plugin {
  return {
    name: 'completed-languages',
    enforce: 'pre',
    buildStart() {
      for (const language of readdirSync(MESSAGES)) {
        const absent = pageFiles().filter((file) => !existsSync(join(MESSAGES, language, `${file}.ftl`)));
        if (absent.length > 0) this.warn(`${language} has no ${absent.map((file) => `${file}.ftl`).join(', ')}; said in English`);
      }
    },
    load(id) {
      const [path = '', query] = id.split('?');
      const [, language, file] = FILE.exec(path) ?? [];
      if (query !== 'raw' || language === undefined || language === 'en') return null;
      const english = path.replace(`/messages/${language}/`, '/messages/en/');
      if (!existsSync(english)) return null;
      const { source, missing } = completed(readFileSync(path, 'utf-8'), readFileSync(english, 'utf-8'));
      if (missing.length > 0) this.warn(`${language}/${file}.ftl lacks ${missing.length} sentences, said in English: ${missing.slice(0, 5).join(', ')}`);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(source)}`;
    },
  };
}
