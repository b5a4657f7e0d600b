/** Questions about words; nothing of any game. */
import { ask } from './api';

export interface Found {
  readonly words: readonly string[];
  /** Where to go on; null when these were the last. */
  readonly cursor: string | null;
  /** The question takes too long: there may be more. */
  readonly exhausted: boolean;
}

export interface Hooks {
  readonly front: readonly string[];
  readonly back: readonly string[];
  readonly beheaded: boolean;
  readonly curtailed: boolean;
}

export interface Grown {
  readonly word: string;
  readonly admissible: boolean;
  readonly hooks: Hooks;
  readonly extensions: { readonly front: readonly string[]; readonly back: readonly string[]; readonly both: readonly string[] };
  readonly neighbours: readonly string[];
}

export interface ListedWord {
  readonly word: string;
  readonly points: number;
  readonly hooks: Hooks;
}

/** Every question is text, as the visitor typed it; the server reads it. */
export interface Question {
  readonly pattern: string;
  readonly rack: string;
  readonly contains: string;
  readonly shortest: string;
  readonly longest: string;
}

export function findWords(edition: string, question: Question, cursor: string | null): Promise<Found> {
  const given = Object.entries(question).filter(([, text]) => text.trim() !== '') as [string, string][];
  const query = new URLSearchParams(given);
  if (cursor !== null) query.set('cursor', cursor);
  return ask(`/api/editions/${edition}/words?${query}`);
}

export const findHooks = (edition: string, word: string): Promise<Grown> =>
  ask(`/api/editions/${edition}/hooks/${encodeURIComponent(word)}`);

export const listWords = (edition: string, tiles: number): Promise<readonly ListedWord[]> =>
  ask(`/api/editions/${edition}/lists/${tiles}`);
