/** What is said in a game, and what one can do about those who say it. */
import { ask, send } from './api';
import type { ChatLine, ChatPage, ChosenMode, FiledReport, NewReport, Phrase } from './generated/wire';

export type { ChatLine } from './generated/wire';
export type Mode = ChosenMode['mode'];
export type Said = { readonly text: string } | { readonly phrase: string };
export type Reason = NewReport['reason'];

export const MODES = ['free', 'phrases', 'off'] as const satisfies readonly Mode[];

export const REASONS = ['abuse', 'cheating', 'stalling', 'spam', 'name', 'other'] as const satisfies readonly Reason[];

/** Characters of a message. */
export const LONGEST = 200;

const at = (game: string): string => `/api/games/${game}/chat`;

export const readLines = (game: string, after: number): Promise<ChatPage> => ask(`${at(game)}?after=${after}`);
export const sayLine = (game: string, sayId: string, said: Said): Promise<ChatLine> => send('POST', at(game), { say_id: sayId, ...said });
export const chooseMode = (game: string, mode: Mode): Promise<null> => send('PUT', at(game), { mode });
export const listPhrases = (language: string): Promise<readonly Phrase[]> => ask(`/api/phrases?language=${language}`);
export const report = (who: string, reason: Reason, text: string, game: string | null): Promise<FiledReport> =>
  send('POST', '/api/reports', { who, reason, text, game });
