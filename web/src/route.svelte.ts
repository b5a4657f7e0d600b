/** Which page is shown: the address bar is the state. */

export type Route = { readonly page: 'front' } | { readonly page: 'game'; readonly id: string };

export function routeOf(path: string): Route {
  const id = /^\/game\/([^/]+)\/?$/.exec(path)?.[1];
  return id === undefined ? { page: 'front' } : { page: 'game', id: decodeURIComponent(id) };
}

let current: Route = $state.raw(routeOf(location.pathname));

addEventListener('popstate', () => (current = routeOf(location.pathname)));

export const route = (): Route => current;

export const gamePath = (id: string): string => `/game/${encodeURIComponent(id)}`;

export function goTo(path: string): void {
  history.pushState(null, '', path);
  current = routeOf(path);
  scrollTo(0, 0);
}

/** For links: follows inside the page unless the visitor asked for a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(new URL(link.href).pathname);
}
