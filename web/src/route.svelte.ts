/** Which page is shown: the address bar is the state. */
import { forgetForetold } from './net/foretold';

const NAMED = ['lobby', 'study', 'rules', 'settings', 'account', 'lesson', 'about', 'moderation', 'variants', 'duplicate', 'games', 'components', 'sheet'] as const;
export type NamedPage = (typeof NAMED)[number];
export type Route = { readonly page: 'front' | 'missing' } | { readonly page: NamedPage } | { readonly page: 'game' | 'embed' | 'variant' | DuplicatePage; readonly id: string } | After;
/** Pages of one event of duplicate, by what stands behind its address. */
const OF_EVENT = { alone: 'duplicateRun', desk: 'duplicateDesk', screen: 'duplicateScreen', slips: 'duplicateSlips' } as const;
type DuplicatePage = 'duplicateEvent' | (typeof OF_EVENT)[keyof typeof OF_EVENT];
/** Pages of what is over: a game gone over again (null: one from a file), and a player. */
type After = { readonly page: 'replay'; readonly id: string | null } | { readonly page: 'player'; readonly name: string };

export function routeOf(path: string): Route {
  const [, first = '', second, third] = path.replace(/\/$/, '').split('/');
  if (first === 'embed' && second === 'game' && third) return { page: 'embed', id: decodeURIComponent(third) };
  if (first === 'replay' && second === undefined) return { page: 'replay', id: null };
  if (first === 'game' && second && third === 'replay') return { page: 'replay', id: decodeURIComponent(second) };
  if (first === 'player' && second) return { page: 'player', name: decodeURIComponent(second) };
  if ((first === 'game' || first === 'variant') && second) return { page: first, id: decodeURIComponent(second) };
  if (first === 'duplicate' && second && (third === undefined || Object.hasOwn(OF_EVENT, third))) {
    return { page: third === undefined ? 'duplicateEvent' : OF_EVENT[third as keyof typeof OF_EVENT], id: decodeURIComponent(second) };
  }
  const named = NAMED.find((name) => name === first);
  const known = second === undefined || (named === 'account' && ['confirm', 'reset', 'letters'].includes(second));
  if (first === '') return { page: 'front' };
  return { page: named && known ? named : 'missing' };
}

let current: Route = $state.raw(routeOf(location.pathname));
let search = $state(location.search);
let seen = location.pathname + location.search;

function look(): void {
  const address = location.pathname + location.search;
  if (address === seen) return; // a place within the page, as by `#12`, is no other page
  seen = address;
  forgetForetold();
  current = routeOf(location.pathname);
  search = location.search;
}

addEventListener('popstate', look);

export const route = (): Route => current;

export const replayPath = (id: string): string => `/game/${encodeURIComponent(id)}/replay`;
export const playerPath = (name: string): string => `/player/${encodeURIComponent(name)}`;
export const variantPath = (id: string): string => `/variant/${encodeURIComponent(id)}`;
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
  seen = location.pathname + location.search;
}

/** Whether a click follows a link in its place, and asks for no new tab or window. */
export const staysHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** For links: follows inside the page unless the visitor asked for a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (!staysHere(event)) return;
  event.preventDefault();
  const { pathname, search: question } = new URL(link.href);
  goTo(pathname + question);
}
