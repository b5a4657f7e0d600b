/** One's own account. */
import { ask, send } from './api';

export interface Account {
  readonly kind: 'visitor' | 'guest' | 'person' | 'bot';
  readonly name: string | null;
  readonly role: string;
}

export const loadAccount = (): Promise<Account> => ask('/api/account');
export const register = (name: string, password: string): Promise<Account> => send('POST', '/api/account/register', { name, password });
export const signIn = (name: string, password: string): Promise<Account> => send('POST', '/api/account/login', { name, password });
export const signOut = (): Promise<null> => send('POST', '/api/account/logout');
export const confirmAddress = (token: string): Promise<null> => send('POST', '/api/account/address/confirm', { token });
export const askReset = (who: string, language: string): Promise<null> => send('POST', '/api/account/reset', { who, language });
export const finishReset = (token: string, password: string): Promise<null> => send('POST', '/api/account/reset/finish', { token, password });
