/** What is left of finished games: steps, sums, lists, ratings. */
import { ask, send } from './api';
import type { Edition, House, MoveRecord, Outcome, Refusal, Seat, StartingDraw } from './protocol';

/** One thing that happened, and the game right after it. Absent lists are empty, absent numbers 0. */
export interface Step {
  readonly seq: number;
  readonly kind: 'turn' | 'challenge' | 'takeback' | 'end';
  readonly scores: readonly number[];
  /** Milliseconds that each seat had used. */
  readonly used: readonly number[];
  readonly bag: number;
  /** [square, tile] wherever another tile lay before; 0 is none. */
  readonly board?: readonly (readonly [square: number, tile: number])[];
  readonly seat?: number | null;
  readonly move?: MoveRecord | null;
  /** What the seat held before its turn; absent where one may not know. */
  readonly rack?: readonly number[] | null;
  readonly upheld?: boolean;
  readonly booked?: readonly number[];
  readonly at?: number;
}

export interface Replay {
  readonly id: string | null;
  readonly edition: string;
  readonly lexicon: string | null;
  readonly seats: readonly Seat[];
  readonly you: number | null;
  readonly house: House;
  readonly steps: readonly Step[];
  readonly over: Outcome | null;
  readonly draw: StartingDraw | null;
  readonly faults: readonly { readonly line: number | null; readonly error: Refusal }[];
}

/** A move that could have been made. */
export interface Candidate {
  readonly kind: 'play' | 'exchange' | 'pass';
  readonly points: number;
  readonly kept: readonly number[];
  /** Thousandths of a point. */
  readonly equity: number;
  readonly position?: string;
  readonly word?: string;
  readonly placed?: readonly (readonly [square: number, tile: number])[];
  readonly tiles?: readonly number[];
  /** Share in the win, 0 to 1, and its standard error. */
  readonly win?: number | null;
  readonly error?: number | null;
  /** By how much `win` is behind the best move's on the same deals, and the standard error of that. */
  readonly behind?: number | null;
  readonly behind_error?: number | null;
  /** As good as the best, as far as can be told. */
  readonly equal?: boolean;
  readonly played?: boolean;
}

export interface Weighed {
  readonly seq: number;
  readonly candidates: readonly Candidate[];
  /** The rack before the move. */
  readonly rack: readonly number[];
  readonly equal: boolean | null;
  readonly lost_points: number | null;
  readonly lost_equity: number | null;
  readonly lost_win: number | null;
  readonly lost_error: number | null;
  readonly given_back: number;
  readonly phonies: readonly string[];
}

/** All of a file: its text, or its bytes in base64 where the server is to find out the encoding. */
export type Brought = { readonly text: string } | { readonly data: string };

/** Where a replay comes from: a game of the server, or a file. */
export type Origin = { readonly game: string } | (Brought & { readonly edition: string | null });

const body = (origin: Brought & { edition: string | null }, seq: number): unknown => ({ ...origin, seq });

export const loadReplay = (origin: Origin): Promise<Replay> =>
  'game' in origin ? ask(`/api/games/${origin.game}/replay`) : send('POST', '/api/replays', origin);

export const weigh = (origin: Origin, seq: number): Promise<Weighed> =>
  'game' in origin ? ask(`/api/games/${origin.game}/analysis/${seq}`) : send('POST', '/api/replays/analysis', body(origin, seq));

/** The board after an event as SVG text, its squares called in one style of coordinates. */
export async function picture(origin: Origin, seq: number, coordinates: Edition['coordinates']): Promise<string> {
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

export interface Figures {
  readonly outcome: string;
  readonly points: number;
  readonly turns: number;
  readonly plays: number;
  readonly bingos: number;
  readonly best_play: number;
  readonly best_words: string;
  readonly time_used: number;
  readonly challenges_won: number;
  readonly challenges_lost: number;
}

export interface RatingChange {
  readonly change: number;
  readonly value: number;
  readonly provisional: boolean;
}

export interface GameSum {
  readonly rated: boolean;
  readonly counted: boolean;
  readonly seats: readonly {
    /** Under which one finds who sat there; null for guests and computers. */
    readonly name: string | null;
    readonly figures: Figures;
    readonly left: readonly number[];
    readonly adjustment: number;
    readonly penalty: number;
    readonly rating: RatingChange | null;
  }[];
  /** How good the totals are; null where the edition's document does not say. */
  readonly totals: {
    /** Points of all players. */
    readonly together: number;
    readonly usual: readonly [number, number];
    readonly grade: 'good' | 'very-good' | 'excellent' | null;
    readonly each: readonly [number, number] | null;
  } | null;
}

export const loadSummary = (id: string): Promise<GameSum> => ask(`/api/games/${id}/summary`);

export interface PlayedGame {
  readonly game: string;
  readonly edition: string;
  /** Seconds since 1970. */
  readonly finished: number;
  readonly reason: string;
  readonly rated: boolean;
  readonly seat: number;
  readonly outcome: 'won' | 'drawn' | 'lost' | 'none';
  readonly points: number;
  readonly opponents: string;
  readonly seats: readonly Seat[];
}

export interface Rating {
  readonly family: string;
  readonly speed: string;
  readonly value: number;
  readonly deviation: number;
  readonly provisional: boolean;
  readonly games: number;
  readonly updated: number;
}

export interface RatingRecord {
  readonly kind: 'game' | 'refund';
  readonly game: string | null;
  readonly at: number;
  readonly change: number;
  readonly value: number;
  readonly deviation: number;
  readonly provisional: boolean;
}

export interface Best {
  readonly points: number;
  readonly words: string;
  readonly game: string | null;
}

export interface Statistics {
  readonly edition: string | null;
  readonly opponents: string | null;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly turns: number;
  readonly bingos: number;
  readonly time_used: number;
  readonly challenges_won: number;
  readonly challenges_lost: number;
  readonly game_average: number;
  readonly turn_average: number;
  readonly best_play: Best | null;
  readonly best_game: Best | null;
}

export interface Profile {
  readonly name: string;
  readonly kind: string;
  readonly role: string;
  /** Seconds since 1970. */
  readonly created: number;
}

const of = (who: string): string => `/api/accounts/${encodeURIComponent(who)}`;

export const loadProfile = (name: string): Promise<Profile> => ask(of(name));
export const loadRatings = (who: string): Promise<readonly Rating[]> => ask(`${of(who)}/ratings`);
export const loadHistory = (who: string, { family, speed }: Rating): Promise<{ records: readonly RatingRecord[] }> =>
  ask(`${of(who)}/ratings/${family}/${speed}?limit=100`);
export const loadStatistics = (who: string): Promise<readonly Statistics[]> => ask(`${of(who)}/statistics`);

export interface PlayedPage {
  readonly games: readonly PlayedGame[];
  readonly cursor: string | null;
}

/** Finished games that fit a question as the address has it; empty answers ask nothing. */
export function loadPlayed(who: string, question: Readonly<Record<string, string>>, limit = 20): Promise<PlayedPage> {
  const given = Object.entries(question).filter(([, text]) => text !== '');
  return ask(`${of(who)}/games?${new URLSearchParams([...given, ['limit', String(limit)]])}`);
}
