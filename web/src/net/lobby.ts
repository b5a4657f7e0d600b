/** Games before they begin: offers, seats, rematches, and the line that tells of them. */
import { ask, send } from './api';
import type { Mode } from './chat';
import type { Offer } from './protocol';

export interface Wanted {
  readonly edition: string;
  /** `me`, `open`, `computer:level-5`, `account:Name`. */
  readonly seats: readonly string[];
  /** House rules by key, the clock among them. */
  readonly house: Readonly<Record<string, unknown>> & { readonly clock: Readonly<Record<string, number>> };
  readonly rated: boolean;
  readonly visibility: 'public' | 'private';
  readonly chat: Mode;
  readonly lexicon?: string;
  readonly ratings?: { readonly lowest: number | null; readonly highest: number | null };
}

/** A house rule on offer: what its key is set to when it is agreed on, and what the rule sheet then says. */
export interface HouseChoice {
  readonly rule: string;
  readonly value: boolean | number | string;
  readonly text: string;
  readonly rules: readonly string[];
  /** Null for what is no number. */
  readonly least: number | null;
  readonly most: number | null;
}

/** What one may agree on before a game of an edition. */
export interface Choices {
  readonly lexicons: readonly { readonly id: string; readonly tier: string; readonly words: number; readonly current: boolean }[];
  readonly house: readonly HouseChoice[];
  /** Keys of the house rules that rated games may have. */
  readonly rated: readonly string[];
  readonly clock: Readonly<Record<string, readonly [least: number, most: number]>>;
  readonly phrases_only: boolean;
}

export const loadChoices = (edition: string, language: string): Promise<Choices> => ask(`/api/editions/${edition}/choices?language=${language}`);

/** What somebody wants to see of the lobby; empty is everything. */
export interface Filter {
  readonly edition: string;
  readonly speed: string;
  readonly counts: '' | 'rated' | 'casual';
}

export const passes = ({ edition, speed, rated }: Offer, filter: Filter): boolean =>
  (filter.edition === '' || filter.edition === edition) &&
  (filter.speed === '' || filter.speed === speed) &&
  (filter.counts === '' || (filter.counts === 'rated') === rated);

export const offerGame = (wanted: Wanted): Promise<{ id: string; state: string }> => send('POST', '/api/games', wanted);
export const sitDown = (id: string): Promise<{ id: string; state: string }> => send('POST', `/api/games/${id}/seats`, { seat: null });
export const getUp = (id: string): Promise<unknown> => send('DELETE', `/api/games/${id}/seats`);
export const askRematch = (id: string): Promise<{ id: string }> => send('POST', `/api/games/${id}/rematch`);

/** What the lobby has now, once; its line tells what changes. */
export const loadLobby = (): Promise<{ readonly seeks: readonly Offer[]; readonly games: readonly Offer[] }> => ask('/api/lobby');

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
