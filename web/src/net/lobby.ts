/** Games before they begin: offers, seats, rematches, and the line that tells of them. */
import { ask, send } from './api';
import type { Choices, Clock, CreatedGame, LobbySnapshot, NewGame, Offer } from './generated/wire';

export type { Choices, HouseChoice, LobbyNews as LobbyMessage, NewGame as Wanted } from './generated/wire';

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

export const offerGame = (wanted: NewGame): Promise<CreatedGame> => send('POST', '/api/games', wanted);
/** Sits down at a game that waits with these settings, else offers it; the server does either in one step. */
export const pairUp = (edition: string, clock: Clock): Promise<CreatedGame> => send('POST', '/api/lobby/pairing', { edition, clock });
export const sitDown = (id: string): Promise<CreatedGame> => send('POST', `/api/games/${id}/seats`, { seat: null });
export const getUp = (id: string): Promise<unknown> => send('DELETE', `/api/games/${id}/seats`);
/** Begins a game that people join as they like, with those who are there. */
export const startGame = (id: string): Promise<CreatedGame> => send('POST', `/api/games/${id}/start`);
export const askRematch = (id: string): Promise<CreatedGame> => send('POST', `/api/games/${id}/rematch`);

/** What the lobby has now, once; its line tells what changes. */
export const loadLobby = (): Promise<LobbySnapshot> => ask('/api/lobby');

/** The lists once they have changed so: each offer is in one of them, the newest first. */
export function withNews(old: readonly Offer[], fresh: readonly Offer[], elsewhere: readonly Offer[], gone: readonly string[]): Offer[] {
  const moved = new Set([...fresh, ...elsewhere].map(({ id }) => id).concat(gone));
  return [...fresh, ...old.filter(({ id }) => !moved.has(id))].sort((one, other) => other.created - one.created);
}
