import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fetchPage } from '../src/pages';
import { hintsOf } from './hints';

interface Built {
  readonly modules: readonly string[];
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly facade?: string;
}
type Chunks = Parameters<typeof hintsOf>[1];

const chunks = (built: Readonly<Record<string, Built>>): Chunks =>
  Object.entries(built).map(([fileName, { modules, imports = [], css = [], facade = null }]) => ({
    type: 'chunk', fileName, imports, moduleIds: modules, facadeModuleId: facade, viteMetadata: { importedCss: new Set(css) },
  })) as unknown as Chunks;

const BUILT = {
  'index.js': { modules: ['/w/src/main.ts'], facade: '/w/index.html', imports: ['base.js'] },
  'base.js': { modules: ['/w/src/App.svelte'], css: ['base.css'] },
  'front.js': { modules: [], facade: '/w/src/pages/Front.svelte', imports: ['base.js', 'shared.js'], css: ['front.css'] },
  'lobby.js': { modules: ['/w/src/pages/Lobby.svelte'], imports: ['shared.js', 'base.js'], css: ['lobby.css', 'shared.css'] },
  'shared.js': { modules: ['/w/src/components/Tile.svelte'], imports: ['front.js'], css: ['shared.css'] },
  'hu.js': { modules: ['/w/src/crossglot/messages/hu/page.ftl?raw'] },
  'hu-talk.js': { modules: ['/w/src/crossglot/messages/hu/page/talk.ftl?raw', '/w/src/crossglot/messages/hu/page/setup.ftl?raw'] },
};
const PAGES = `export const fetchPage = {
  front: () => import('./pages/Front.svelte'),
  // A comment between.
  lobby: () => told('setup', told('talk', import('./pages/Lobby.svelte'))),
} as const;`;

test('a page is what stands behind it beyond the entry, each file once', () => {
  const { pages } = hintsOf(PAGES, chunks(BUILT));
  expect(pages).toEqual({
    front: { scripts: ['front.js', 'shared.js'], styles: ['front.css', 'shared.css'], sentences: [''] },
    lobby: { scripts: ['lobby.js', 'shared.js', 'front.js'], styles: ['lobby.css', 'shared.css', 'front.css'], sentences: ['', 'setup', 'talk'] },
  });
});

test('sentences are found by language and part, several in one file', () => {
  expect(hintsOf(PAGES, chunks(BUILT)).sentences).toEqual({ hu: { '': 'hu.js', talk: 'hu-talk.js', setup: 'hu-talk.js' } });
});

test('a page that was not built stops the build', () => {
  const { 'lobby.js': _, ...others } = BUILT;
  expect(() => hintsOf(PAGES, chunks(others))).toThrow('/src/pages/Lobby.svelte was not built');
});

test('every page is read from the text of pages.ts as its code names it', () => {
  const text = readFileSync('src/pages.ts', 'utf-8');
  const components = [...text.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, path]) => `/w/src/${path}`);
  const { pages } = hintsOf(text, chunks({ 'index.js': { modules: [], facade: '/w/index.html' }, 'all.js': { modules: components } }));
  expect(Object.keys(pages)).toEqual(Object.keys(fetchPage));
  const told = [...text.matchAll(/told\('/g)].length;
  expect(Object.values(pages).flatMap(({ sentences }) => sentences.slice(1))).toHaveLength(told);
});
