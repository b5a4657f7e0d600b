/** A game that waits for players while its maker is elsewhere on the site: when it begins they are taken to it. */
import { gameAddress } from '../net/api';
import { keepLine } from '../net/line';
import type { ServerMessage } from '../net/protocol';
import { gamePath, goTo } from '../route.svelte';

let stop: (() => void) | null = null;

/** Waits no more for the game that was waited for. */
export function waitNoMore(): void {
  stop?.();
  stop = null;
}

/** Waits for this game wherever the visitor goes; its line says as well that its maker is still here. */
export function waitElsewhere(id: string): void {
  waitNoMore();
  stop = keepLine({ address: () => gameAddress(id, null), hear: (message) => hear(message as ServerMessage, id) });
}

function hear(message: ServerMessage, id: string): void {
  if (message.type === 'snapshot') {
    waitNoMore();
    goTo(gamePath(id));
    // A server that restarts keeps who waits.
  } else if (message.type === 'error' && message.error.code !== 'server-stopping') waitNoMore();
}
