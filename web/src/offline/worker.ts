/**
 * The service worker: pages, rules and short words stay there without a connection. Games need the server.
 *
 * A new version waits until the page says `take-over`: a tab keeps the parts that belong to it.
 */
import { comesWithPages, outdated, SHEETS_NAME, shellName, wayOf } from './plan';

/** Put in by the build: a name for this version, and every file of the page. */
declare const __VERSION__: string;
declare const __FILES__: readonly string[];

/** The part of a service worker's world that is used here; its types exclude those of a page. */
interface Extended {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Extended {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Extended {
  readonly data: unknown;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<{ postMessage(text: string): void } | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', hear: (event: Extended) => void): void;
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(name: 'message', hear: (event: Told) => void): void;
}

const worker = globalThis as unknown as Worker;
const SHELL = shellName(__VERSION__);
/** The page as it was built: what the server names in its head is for one address and one visitor. */
const INDEX = '/index.html';

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([INDEX, ...__FILES__])));
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    await Promise.all(outdated(await caches.keys(), SHELL).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  else if (Array.isArray(event.data)) event.waitUntil(keepAll(event.data.filter((each) => typeof each === 'string')));
});

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  switch (wayOf(request, new URL(request.url), worker.location.origin)) {
    case 'shell':
      return event.respondWith(shell(request));
    case 'asset':
      return event.respondWith(asset(request));
    case 'sheet':
      return event.respondWith(sheet(request, clientId));
  }
});

const kept = async (key: Request | string): Promise<Response | undefined> => caches.match(key);

async function shell(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    // Before a server that is down, a proxy answers.
    return answer.status < 502 ? answer : ((await kept(INDEX)) ?? answer);
  } catch (reason) {
    const index = await (await caches.open(SHELL)).match(INDEX);
    if (index === undefined) throw reason;
    return index;
  }
}

const asset = async (request: Request): Promise<Response> => (await kept(request)) ?? fetch(request);

async function sheet(request: Request, clientId: string): Promise<Response> {
  const tell = async (text: string): Promise<void> => (await worker.clients.get(clientId))?.postMessage(text);
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHEETS_NAME)).put(request.url, answer.clone());
    void tell('reached');
    return answer;
  } catch (reason) {
    const old = await kept(request.url);
    void tell('unreached');
    if (old === undefined) throw reason;
    return old;
  }
}

/** Fetches what is not there yet, and what pages come with instead of asking, one after the other: nobody waits for it. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(SHEETS_NAME);
  for (const address of addresses) {
    const url = new URL(address, worker.location.origin);
    if (wayOf({ method: 'GET', mode: 'cors' }, url, worker.location.origin) !== 'sheet') continue;
    if (!comesWithPages(url) && (await cache.match(url.href))) continue;
    const answer = await fetch(url.href).catch(() => null);
    if (answer?.ok) await cache.put(url.href, answer);
  }
}
