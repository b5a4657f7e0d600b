/** What is left of finished games: steps, sums, lists, ratings. */
import { ask, send } from './api';
import { knowRatings } from './me.svelte';
import type { BestMissed, EditionInfo, GamePage, GameSummary, PublicAccount, RecordPage, Replay, ShownRating, Summary, Weighed } from './generated/wire';

export type {
  Best,
  Candidate,
  Figures,
  GamePage as PlayedPage,
  GameSummary as GameSum,
  PlayedGame,
  PublicAccount as Profile,
  RatingChange,
  Replay,
  ShownRating as Rating,
  ShownRecord as RatingRecord,
  Step,
  Summary as Statistics,
  Weighed,
} from './generated/wire';

/** All of a file: its text, or its bytes in base64 where the server is to find out the encoding. */
export type Brought = { readonly text: string } | { readonly data: string };

/** Where a replay comes from: a game of the server, or a file. */
export type Origin = { readonly game: string } | (Brought & { readonly edition: string | null });

const body = (origin: Brought & { edition: string | null }, seq: number): unknown => ({ ...origin, seq });

export const loadReplay = (origin: Origin): Promise<Replay> =>
  'game' in origin ? ask(`/api/games/${origin.game}/replay`) : send('POST', '/api/replays', origin);

export const weigh = (origin: Origin, seq: number): Promise<Weighed> =>
  'game' in origin ? ask(`/api/games/${origin.game}/analysis/${seq}`) : send('POST', '/api/replays/analysis', body(origin, seq));

/** The best play that a seat has missed in a game that is over. */
export const findMissed = (game: string, seat: number): Promise<BestMissed> => ask(`/api/games/${game}/missed?seat=${seat}`);

/** The board after an event as SVG text, its squares called in one style of coordinates. */
export async function picture(origin: Origin, seq: number, coordinates: EditionInfo['coordinates']): Promise<string> {
  const response =
    'game' in origin
      ? await fetch(`/api/games/${origin.game}/picture?seq=${seq}&coordinates=${coordinates}`)
      : await fetch('/api/replays/picture', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...origin, seq, coordinates }),
        });
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

export const loadSummary = (id: string): Promise<GameSummary> => ask(`/api/games/${id}/summary`);

const of = (who: string): string => `/api/accounts/${encodeURIComponent(who)}`;

export const loadProfile = (name: string): Promise<PublicAccount> => ask(of(name));
export const loadRatings = async (who: string): Promise<readonly ShownRating[]> => {
  const ratings = await ask<readonly ShownRating[]>(`${of(who)}/ratings`);
  return who === 'me' ? knowRatings(ratings) : ratings;
};
export const loadHistory = (who: string, { family, speed }: ShownRating): Promise<RecordPage> =>
  ask(`${of(who)}/ratings/${family}/${speed}?limit=100`);
export const loadStatistics = (who: string): Promise<readonly Summary[]> => ask(`${of(who)}/statistics`);

/** Finished games that fit a question as the address has it; empty answers ask nothing. */
export function loadPlayed(who: string, question: Readonly<Record<string, string>>, limit = 20): Promise<GamePage> {
  const given = Object.entries(question).filter(([, text]) => text !== '');
  return ask(`${of(who)}/games?${new URLSearchParams([...given, ['limit', String(limit)]])}`);
}
