/** One's own account: who one is, and what opens it. */
import { ask, send } from './api';
import { knowAccount } from './me.svelte';
import type {
  Awaited,
  Blocked,
  Ended,
  MadeToken,
  Notice,
  NoticeChoices as SomeChoices,
  OwnAccount as Account,
  Scope,
  SessionInfo as Signed,
  SocialSanctionsSanction as Ruling,
  Stopped,
  TokenInfo as Token,
} from './generated/wire';

export type { Account, Awaited, Blocked, Notice, Ruling, Scope, Signed, Token };
export type { PasskeyInfo as Passkey } from './generated/wire';
/** All of them, as the server tells them; what is left out when they are sent is as usual. */
export type NoticeChoices = Required<SomeChoices>;

export const SCOPES = ['games:read', 'games:play', 'challenge', 'bot'] as const satisfies readonly Scope[];

/** What one may be told of, and how. */
export const NOTICES = ['turn', 'invitation', 'nudge', 'tournament'] as const satisfies readonly Notice[];
export const WAYS = ['mail', 'page'] as const satisfies readonly (keyof NoticeChoices)[];
export type Way = (typeof WAYS)[number];

const AT = '/api/account';

export const loadAccount = (): Promise<Account> => ask<Account>(AT).then(knowAccount);
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
export const endOtherSessions = (): Promise<Ended> => send('DELETE', `${AT}/sessions`);

export const listTokens = (): Promise<readonly Token[]> => ask(`${AT}/tokens`);
export const makeToken = (label: string, scopes: readonly Scope[], password?: string): Promise<MadeToken> =>
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
export const stopLetters = (token: string): Promise<Stopped> => send('POST', `/api/notices/stop?token=${encodeURIComponent(token)}`);
