/** Which page is shown: the address bar is the state. */
import addresses from '../../src/crossglot/server/pages.json';
import { forgetForetold } from './net/foretold';

/** Every page but that of an address that leads nowhere. */
export type PageName = keyof typeof addresses;

/** A page, and what its address names: a game, an event, a player; null where it names nothing. */
export interface Route {
  readonly page: PageName | 'missing';
  readonly id: string | null;
}

const NOWHERE: Route = { page: 'missing', id: null };

/** The pages with their addresses, as one list has them for the server, too; `{game_id}` is any one part. */
const PATTERNS = Object.entries(addresses).flatMap(([page, paths]) =>
  paths.map((path) => ({ page: page as PageName, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`) })),
);

export function routeOf(path: string): Route {
  const address = path.replace(/(.)\/$/, '$1');
  for (const { page, pattern } of PATTERNS) {
    const found = pattern.exec(address);
    if (found !== null) return named(page, found[1]);
  }
  return NOWHERE;
}

function named(page: PageName, part: string | undefined): Route {
  try {
    return { page, id: part === undefined ? null : decodeURIComponent(part) };
  } catch {
    return NOWHERE; // a % that is none
  }
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

/** Where the visit began: the browser itself told of that page. */
const START = current;
export const hasGoneOn = (): boolean => current !== START;

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
  const { pathname, search: question, hash } = new URL(link.href);
  goTo(pathname + question + hash);
}
