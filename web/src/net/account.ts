/** One's own account: who one is, and what opens it. */
import { ask, send } from './api';

export interface Account {
  readonly kind: 'visitor' | 'guest' | 'person' | 'bot';
  readonly name: string | null;
  readonly role: 'player' | 'arbiter' | 'moderator' | 'admin';
  readonly address: { readonly address: string; readonly confirmed: boolean } | null;
  readonly has_password: boolean;
  readonly passkeys: number;
  readonly tokens: number;
}

/** Times in seconds since 1970. */
export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
}

/** A browser that speaks for the account. */
export interface Signed {
  readonly id: string;
  readonly seen: number;
  /** What the browser calls itself. */
  readonly agent: string;
  readonly current: boolean;
}

export const SCOPES = ['games:read', 'games:play', 'challenge', 'bot'] as const;
export type Scope = (typeof SCOPES)[number];

/** A token of a program; what it opens with is shown only when it is made. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
  readonly used: number | null;
}

export interface Blocked {
  /** Names them to unblock; it leads to no account. */
  readonly mark: string;
  readonly name: string | null;
  readonly at: number;
}

/** What a moderator has ruled about the account. */
export interface Ruling {
  readonly id: string;
  readonly kind: 'warn' | 'mute' | 'close' | 'lift';
  readonly at: number;
  readonly until: number | null;
  readonly note: string;
}

/** What one may be told of, and how. */
export const NOTICES = ['turn', 'invitation', 'nudge', 'tournament'] as const;
export type Notice = (typeof NOTICES)[number];
export const WAYS = ['mail', 'page'] as const;
export type Way = (typeof WAYS)[number];
export type NoticeChoices = Readonly<Record<Way, readonly Notice[]>> & { readonly language: string };

/** A game that waits for the visitor. */
export interface Awaited {
  readonly notice: 'turn' | 'invitation';
  readonly game: string;
  readonly names: readonly string[];
  readonly variant: string | null;
}

const AT = '/api/account';

export const loadAccount = (): Promise<Account> => ask(AT);
export const register = (name: string, password: string): Promise<Account> => send('POST', `${AT}/register`, { name, password });
export const signIn = (name: string, password: string): Promise<Account> => send('POST', `${AT}/login`, { name, password });
export const signOut = (): Promise<null> => send('POST', `${AT}/logout`);
export const changeName = (name: string, password?: string): Promise<null> => send('PUT', `${AT}/name`, { name, password });
export const changePassword = (old: string | null, fresh: string, endTokens: boolean): Promise<null> =>
  send('POST', `${AT}/password`, { old, new: fresh, end_tokens: endTokens });

export const setAddress = (address: string, language: string, password?: string): Promise<null> =>
  send('PUT', `${AT}/address`, { address, language, password });
export const removeAddress = (): Promise<null> => send('DELETE', `${AT}/address`);
export const confirmAddress = (token: string): Promise<null> => send('POST', `${AT}/address/confirm`, { token });
export const askReset = (who: string, language: string): Promise<null> => send('POST', `${AT}/reset`, { who, language });
export const finishReset = (token: string, password: string): Promise<null> => send('POST', `${AT}/reset/finish`, { token, password });

export const listSessions = (): Promise<readonly Signed[]> => ask(`${AT}/sessions`);
export const endSession = (id: string): Promise<null> => send('DELETE', `${AT}/sessions/${id}`);
export const endOtherSessions = (): Promise<{ ended: number }> => send('DELETE', `${AT}/sessions`);

export const listTokens = (): Promise<readonly Token[]> => ask(`${AT}/tokens`);
export const makeToken = (label: string, scopes: readonly Scope[], password?: string): Promise<{ token: string }> =>
  send('POST', `${AT}/tokens`, { label, scopes, password });
export const revokeToken = (id: string): Promise<null> => send('DELETE', `${AT}/tokens/${id}`);

export const listBlocked = (): Promise<readonly Blocked[]> => ask(`${AT}/blocks`);
export const block = (who: string): Promise<null> => send('PUT', `${AT}/blocks/${encodeURIComponent(who)}`);
export const unblock = (who: string): Promise<null> => send('DELETE', `${AT}/blocks/${encodeURIComponent(who)}`);

export const listRulings = (): Promise<readonly Ruling[]> => ask(`${AT}/rulings`);
export const eraseAccount = (name: string, password?: string): Promise<null> => send('POST', `${AT}/erase`, { name, password });

export const loadNotices = (): Promise<NoticeChoices> => ask(`${AT}/notices`);
export const chooseNotices = (choices: NoticeChoices): Promise<null> => send('PUT', `${AT}/notices`, choices);
export const loadNews = (): Promise<readonly Awaited[]> => ask(`${AT}/news`);
/** No more letters of the kind that a link came with. */
export const stopLetters = (token: string): Promise<{ readonly notice: Notice }> => send('POST', `/api/notices/stop?token=${encodeURIComponent(token)}`);
