/** The HTTP half of the protocol: every call returns the body or throws an `ApiError`. */
import { foretold } from './foretold';
import { VERSION, type Edition, type GameSummary, type Refusal, type RuleSection, type Waiting, type WordVerdict } from './protocol';
import type { CreatedGame, Snapshot } from './generated/wire';

/** The server said no, or did not answer (`code` is then `unreachable`). */
export class ApiError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** What went wrong, as the page has sentences for; a bug is named as it is. */
export const refusalOf = (reason: unknown): Refusal =>
  reason instanceof ApiError ? reason.refusal : { code: 'other', facts: { code: String(reason) } };

/** The body that a path answers with. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const known = init === undefined ? foretold(path) : undefined;
  if (known !== undefined) return known as T;
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError({ code: 'unreachable', facts: {} });
  }
  // Some answers have no body; one that is no JSON is not from our server.
  const body: unknown = await response.text().then((text) => (text === '' ? null : JSON.parse(text)), () => undefined).catch(() => undefined);
  if (response.ok && body !== undefined) return body as T;
  const refusal = (body as { error?: Refusal } | null | undefined)?.error;
  throw new ApiError(refusal ?? { code: 'unreachable', facts: { status: response.status } });
}

let editions: Promise<readonly Edition[]> | undefined;

/** All editions, asked for once a page load; a failure is asked again. Where they are not known yet, `only` one is enough. */
export function loadEditions(only?: string): Promise<readonly Edition[]> {
  if (editions === undefined && only !== undefined) return ask(`/api/editions?only=${encodeURIComponent(only)}`);
  editions ??= ask<Edition[]>('/api/editions').catch((reason: unknown) => {
    editions = undefined;
    throw reason;
  });
  return editions;
}

/** Has the editions asked for again: a word list may have come. */
export const reloadEditions = (): void => void (editions = undefined);

/** One's games of every kind; of those that are over the ones that ended before then, the last first. */
export const listGames = (before?: number): Promise<GameSummary[]> => ask(`/api/games${before === undefined ? '' : `?before=${before}`}`);

export const loadGame = (id: string): Promise<Snapshot | Waiting> => ask(`/api/games/${id}`);

/** Sends something and gives what comes back; answers without a body give null. */
export const send = <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = {}): Promise<T> =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const createGame = (edition: string, opponents: readonly string[]): Promise<CreatedGame> =>
  send('POST', '/api/games', { edition, opponents });

/** The rule sheet of an edition, in one of the page's languages. */
export const loadRules = (edition: string, language: string): Promise<RuleSection[]> =>
  ask(`/api/editions/${edition}/rules?language=${language}`);

/** Tips for beginners in an edition, in one of the page's languages. */
export const loadTips = (edition: string, language: string): Promise<RuleSection[]> =>
  ask(`/api/editions/${edition}/tips?language=${language}`);

/** The rule sheet of a game: its edition's, with the house rules agreed on. */
export const loadGameRules = (game: string, language: string): Promise<RuleSection[]> => ask(`/api/games/${game}/rules?language=${language}`);

/** Whether a word is admissible by a lexicon (null is the current one), and why, in one of the page's languages. */
export function explainWord(edition: string, word: string, lexicon: string | null, language: string): Promise<WordVerdict> {
  const query = new URLSearchParams(lexicon === null ? { language } : { language, lexicon });
  return ask(`/api/editions/${edition}/words/${encodeURIComponent(word)}?${query}`);
}

/** The address of one of this server's live connections. */
export function liveAddress(path: string): string {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** Where the socket of a game lives. */
export const gameAddress = (id: string, lastSeq: number | null): string =>
  liveAddress(`/api/games/${id}/live?version=${VERSION}${lastSeq === null ? '' : `&last_seq=${lastSeq}`}`);
