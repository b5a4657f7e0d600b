/** Whether the server can be reached, and whether a newer page waits: what the service worker knows. */
import type { Edition } from '../net/protocol';

let reached = $state(true);
let online = $state(navigator.onLine);
let waiting: ServiceWorker | null = $state.raw(null);
/** Set when the visitor asked for the new page: only then is this one thrown away. */
let wanted = false;

export const isNetLost = (): boolean => !online;
export const isOffline = (): boolean => !online || !reached;
export const newerWaits = (): boolean => waiting !== null;

addEventListener('online', () => {
  online = reached = true;
});
addEventListener('offline', () => {
  online = false;
});

// The first sheet may be asked for before the worker is looked after.
navigator.serviceWorker?.addEventListener('message', ({ data }) => (reached = data !== 'unreached'));
navigator.serviceWorker?.startMessages();

/** Lets the newer page take over and loads it. */
export function loadNewer(): void {
  wanted = true;
  waiting?.postMessage('take-over');
}

/** What is worth keeping of the editions in a language: the rules, and the words of two and three tiles. */
export function worthKeeping(editions: readonly Edition[], language: string): string[] {
  const near = editions.filter((each) => each.ready && each.language === language);
  const sheets = near.flatMap(({ id }) => [
    `/api/editions/${id}/rules?language=${language}`,
    `/api/editions/${id}/lists/2`,
    `/api/editions/${id}/lists/3`,
  ]);
  return ['/api/editions', ...sheets];
}

/** Starts the service worker once the page has nothing better to do. */
export async function keep(editions: () => Promise<readonly Edition[]>, language: () => string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
  });
  const registered = await workers.register('/sw.js').catch(() => undefined);
  // A private window, or a browser told not to.
  if (registered === undefined) return;
  // This page has just come from the server: the version that waits is its own.
  registered.waiting?.postMessage('take-over');
  registered.addEventListener('updatefound', () => watch(registered.installing));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registered.update().catch(() => {});
  });
  const { active } = await workers.ready;
  const known = await editions().catch(() => undefined);
  // What a server that is not there cannot say is kept at the next visit.
  if (known !== undefined) active?.postMessage(worthKeeping(known, language()));
}

function watch(next: ServiceWorker | null): void {
  next?.addEventListener('statechange', () => {
    if (next.state === 'installed' && navigator.serviceWorker.controller !== null) waiting = next;
    if (next.state === 'activated') waiting = null;
  });
}
