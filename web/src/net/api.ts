/** The HTTP half of the protocol: every call returns the body or throws an `ApiError`. */
import type { Edition, GameSummary, GameView, Refusal, RuleSection, WordVerdict } from './protocol';

/** The server said no, or did not answer (`code` is then `unreachable`). */
export class ApiError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError({ code: 'unreachable', facts: {} });
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  const refusal = (body as { error?: Refusal } | null)?.error;
  throw new ApiError(refusal ?? { code: 'unreachable', facts: { status: response.status } });
}

let editions: Promise<readonly Edition[]> | undefined;

/** All editions, asked for once a page load; a failure is asked again. */
export function loadEditions(): Promise<readonly Edition[]> {
  editions ??= call<Edition[]>('/api/editions').catch((reason: unknown) => {
    editions = undefined;
    throw reason;
  });
  return editions;
}

export const listGames = (): Promise<GameSummary[]> => call('/api/games');

export const loadGame = (id: string): Promise<{ seq: number; game: GameView }> => call(`/api/games/${id}`);

export const createGame = (edition: string, opponents: readonly string[]): Promise<{ id: string }> =>
  call('/api/games', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ edition, opponents }),
  });

/** The rule sheet of an edition, in one of the page's languages. */
export const loadRules = (edition: string, language: string): Promise<RuleSection[]> =>
  call(`/api/editions/${edition}/rules?language=${language}`);

/** Whether a word is admissible by the lexicon of a game, and why, in one of the page's languages. */
export const explainWord = (edition: string, word: string, lexicon: string, language: string): Promise<WordVerdict> =>
  call(`/api/editions/${edition}/words/${encodeURIComponent(word)}?${new URLSearchParams({ language, lexicon })}`);

/** Where the socket of a game lives. */
export function liveAddress(id: string, lastSeq: number | null): string {
  const address = new URL(`/api/games/${id}/live`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  if (lastSeq !== null) address.searchParams.set('last_seq', String(lastSeq));
  return address.href;
}
