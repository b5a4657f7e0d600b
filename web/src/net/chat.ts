/** What is said in a game, and what one can do about those who say it. */
import { ask, send } from './api';

export const MODES = ['free', 'phrases', 'off'] as const;
export type Mode = (typeof MODES)[number];

/** Something that was said: `text`, or the key of a ready-made `phrase`. */
export interface ChatLine {
  readonly type: 'chat';
  readonly id: number;
  readonly game: string;
  /** Players and spectators do not hear each other while the game goes on. */
  readonly channel: 'players' | 'spectators';
  /** Names the author for a block or a report; one mark a game, which leads to no account. */
  readonly author: string;
  /** Seconds since 1970. */
  readonly at: number;
  readonly name?: string;
  readonly seat?: number;
  readonly text?: string;
  readonly phrase?: string;
}

export type Said = { readonly text: string } | { readonly phrase: string };

export const REASONS = ['abuse', 'cheating', 'stalling', 'spam', 'name', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** Characters of a message. */
export const LONGEST = 200;

const at = (game: string): string => `/api/games/${game}/chat`;

export const readLines = (game: string, after: number): Promise<{ mode: Mode; lines: readonly ChatLine[] }> => ask(`${at(game)}?after=${after}`);
export const sayLine = (game: string, sayId: string, said: Said): Promise<ChatLine> => send('POST', at(game), { say_id: sayId, ...said });
export const chooseMode = (game: string, mode: Mode): Promise<null> => send('PUT', at(game), { mode });
export const listPhrases = (language: string): Promise<readonly { key: string; text: string }[]> => ask(`/api/phrases?language=${language}`);
export const report = (who: string, reason: Reason, text: string, game: string | null): Promise<{ id: string }> =>
  send('POST', '/api/reports', { who, reason, text, game });
