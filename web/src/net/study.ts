/** Questions about words; nothing of any game. */
import { ask } from './api';
import type { Grown, ListedWord, Words } from './generated/wire';

export type { Grown, Hooks, ListedWord, Words as Found } from './generated/wire';

/** Every question is text, as the visitor typed it; the server reads it. */
export interface Question {
  readonly pattern: string;
  readonly rack: string;
  readonly contains: string;
  readonly shortest: string;
  readonly longest: string;
}

export function findWords(edition: string, question: Question, cursor: string | null): Promise<Words> {
  const given = Object.entries(question).filter(([, text]) => text.trim() !== '') as [string, string][];
  const query = new URLSearchParams(given);
  if (cursor !== null) query.set('cursor', cursor);
  return ask(`/api/editions/${edition}/words?${query}`);
}

export const findHooks = (edition: string, word: string): Promise<Grown> =>
  ask(`/api/editions/${edition}/hooks/${encodeURIComponent(word)}`);

export const listWords = (edition: string, tiles: number): Promise<readonly ListedWord[]> =>
  ask(`/api/editions/${edition}/lists/${tiles}`);
