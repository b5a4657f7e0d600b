/** Which page is shown: the address bar is the state. */

const NAMED = ['lobby', 'study', 'rules', 'settings', 'account'] as const;
export type NamedPage = (typeof NAMED)[number];
export type Route = { readonly page: 'front' } | { readonly page: NamedPage } | { readonly page: 'game'; readonly id: string };

export function routeOf(path: string): Route {
  const [, first = '', second] = path.replace(/\/$/, '').split('/');
  if (first === 'game' && second) return { page: 'game', id: decodeURIComponent(second) };
  const named = NAMED.find((name) => name === first);
  const known = second === undefined || (named === 'account' && (second === 'confirm' || second === 'reset'));
  return named && known ? { page: named } : { page: 'front' };
}

let current: Route = $state.raw(routeOf(location.pathname));
let search = $state(location.search);

function look(): void {
  current = routeOf(location.pathname);
  search = location.search;
}

addEventListener('popstate', look);

export const route = (): Route => current;

export const gamePath = (id: string): string => `/game/${encodeURIComponent(id)}`;

export function goTo(path: string): void {
  history.pushState(null, '', path);
  look();
  scrollTo(0, 0);
}

/** What the address asked of the page when one went there. */
export const asked = (): URLSearchParams => new URLSearchParams(search);

/** The same page with another question behind its address; empty answers are left out. */
export function addressOf(question: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(question).filter(([, text]) => text !== ''));
  return `${location.pathname}?${query}`;
}

/** Notes in the address what was asked, so that it can be kept and passed on; the page stays as it is. */
export function note(question: Readonly<Record<string, string>>): void {
  history.replaceState(null, '', addressOf(question));
}

/** For links: follows inside the page unless the visitor asked for a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search: question } = new URL(link.href);
  goTo(pathname + question);
}
