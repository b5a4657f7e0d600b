/** What the service worker does with a request. Knows no browser, so that it can be tested without one. */

/**
 * - `shell`: a page; from the server while it answers, else the one that was kept.
 * - `asset`: a file whose name changes with its content; what was kept is right.
 * - `sheet`: rules, short words, the list of editions; from the server while it answers, and kept.
 * - `pass`: everything else, games above all, is between the page and the server.
 */
export type Way = 'shell' | 'asset' | 'sheet' | 'pass';

const SHEETS = /^\/api\/editions(\/[^/]+\/(rules|lists\/\d+))?$/;
const WITH_PAGES = /^\/api\/editions(\/[^/]+\/rules)?$/;
/** These are no pages of ours, though one can go there. */
const NO_PAGES = /^\/(api|assets|embed|schema)(\/|$)/;

export function wayOf(request: { readonly method: string; readonly mode: string }, address: URL, origin: string): Way {
  if (request.method !== 'GET' || address.origin !== origin) return 'pass';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (SHEETS.test(address.pathname)) return 'sheet';
  const isFile = /\.\w+$/.test(address.pathname);
  return request.mode === 'navigate' && !isFile && !NO_PAGES.test(address.pathname) ? 'shell' : 'pass';
}

/** Whether the server writes this sheet into pages: then no page asks for it, and what is kept of it grows old. */
export const comesWithPages = (address: URL): boolean => WITH_PAGES.test(address.pathname);

const PREFIX = 'shell-';
export const shellName = (version: string): string => PREFIX + version;
export const SHEETS_NAME = 'sheets';

/**
 * The caches that nobody needs any more, of all `names` in the order in which they were made.
 *
 * The shell before the newest stays: a tab that was not loaded again yet still fetches its parts from there.
 */
export function outdated(names: readonly string[], newest: string): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== newest);
  return others.slice(0, -1);
}
