/** The HTTP half of the protocol: every call returns the body or throws an `ApiError`. */
import { VERSION, type Edition, type GameSummary, type GameView, type Refusal, type RuleSection, type Waiting, type WordVerdict } from './protocol';

/** The server said no, or did not answer (`code` is then `unreachable`). */
export class ApiError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The body that a path answers with. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError({ code: 'unreachable', facts: {} });
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 204 || response.status === 202 || (response.ok && body !== null)) return body as T;
  const refusal = (body as { error?: Refusal } | null)?.error;
  throw new ApiError(refusal ?? { code: 'unreachable', facts: { status: response.status } });
}

let editions: Promise<readonly Edition[]> | undefined;

/** All editions, asked for once a page load; a failure is asked again. */
export function loadEditions(): Promise<readonly Edition[]> {
  editions ??= ask<Edition[]>('/api/editions').catch((reason: unknown) => {
    editions = undefined;
    throw reason;
  });
  return editions;
}

export const listGames = (): Promise<GameSummary[]> => ask('/api/games');

/** A game as one first sees it: it runs, or it waits for players. */
export type Begun = { readonly type: 'snapshot'; readonly seq: number; readonly now: number; readonly game: GameView };

export const loadGame = (id: string): Promise<Begun | Waiting> => ask(`/api/games/${id}`);

/** Sends something and gives what comes back; answers without a body give null. */
export const send = <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = {}): Promise<T> =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const createGame = (edition: string, opponents: readonly string[]): Promise<{ id: string }> =>
  send('POST', '/api/games', { edition, opponents });

/** The rule sheet of an edition, in one of the page's languages. */
export const loadRules = (edition: string, language: string): Promise<RuleSection[]> =>
  ask(`/api/editions/${edition}/rules?language=${language}`);

/** Whether a word is admissible by a lexicon (null is the current one), and why, in one of the page's languages. */
export function explainWord(edition: string, word: string, lexicon: string | null, language: string): Promise<WordVerdict> {
  const query = new URLSearchParams(lexicon === null ? { language } : { language, lexicon });
  return ask(`/api/editions/${edition}/words/${encodeURIComponent(word)}?${query}`);
}

/** Where the socket of a game lives. */
export function liveAddress(id: string, lastSeq: number | null): string {
  const address = new URL(`/api/games/${id}/live`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('version', String(VERSION));
  if (lastSeq !== null) address.searchParams.set('last_seq', String(lastSeq));
  return address.href;
}
