/** Games before they begin: offers, seats, rematches, and the line that tells of them. */
import { send } from './api';
import type { Offer } from './protocol';

export interface Wanted {
  readonly edition: string;
  /** `me`, `open`, `computer:level-5`, `account:Name`. */
  readonly seats: readonly string[];
  readonly house: { readonly challenge?: string; readonly clock?: Readonly<Record<string, number>> };
  readonly rated: boolean;
  readonly visibility: 'public' | 'private';
}

export const offerGame = (wanted: Wanted): Promise<{ id: string; state: string }> => send('POST', '/api/games', wanted);
export const sitDown = (id: string): Promise<{ id: string; state: string }> => send('POST', `/api/games/${id}/seats`, { seat: null });
export const getUp = (id: string): Promise<unknown> => send('DELETE', `/api/games/${id}/seats`);
export const askRematch = (id: string): Promise<{ id: string }> => send('POST', `/api/games/${id}/rematch`);

export type LobbyMessage =
  | { readonly type: 'lobby'; readonly seeks: readonly Offer[]; readonly games: readonly Offer[]; readonly seek_count: number; readonly game_count: number }
  | {
      readonly type: 'lobby-changed';
      readonly seeks: readonly Offer[];
      readonly games: readonly Offer[];
      readonly gone: readonly string[];
      readonly seek_count: number;
      readonly game_count: number;
    }
  | { readonly type: 'challenges'; readonly challenges: readonly Offer[] };

/** The lists once they have changed so: each offer is in one of them, the newest first. */
export function withNews(old: readonly Offer[], fresh: readonly Offer[], elsewhere: readonly Offer[], gone: readonly string[]): Offer[] {
  const moved = new Set([...fresh, ...elsewhere].map(({ id }) => id).concat(gone));
  return [...fresh, ...old.filter(({ id }) => !moved.has(id))].sort((one, other) => other.created - one.created);
}

/** An address of this server's live connections. */
export function socketAddress(path: string): string {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
