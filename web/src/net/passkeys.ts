/** Passkeys: what the server asks is put to the browser's authenticator, and its answer sent back. */
import type { Account, Passkey } from './account';
import { ApiError, ask, send } from './api';

const AT = '/api/account';

/** Whether this browser has passkeys here: they need a secure address, with a name. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

export const listPasskeys = (): Promise<readonly Passkey[]> => ask(`${AT}/passkeys`);
export const removePasskey = (id: string): Promise<null> => send('DELETE', `${AT}/passkeys/${id}`);

export async function addPasskey(label: string, password?: string): Promise<null> {
  return send('POST', `${AT}/passkeys`, { label, credential: await made({}), password });
}

/** Takes a name that a passkey opens, without a password. */
export async function registerWithPasskey(name: string, label: string): Promise<Account> {
  return send('POST', `${AT}/register/passkey`, { name, label, credential: await made({ name }) });
}

export async function signInWithPasskey(): Promise<Account> {
  const options = await send<PublicKeyCredentialRequestOptionsJSON>('POST', `${AT}/login/passkey/options`);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return send('POST', `${AT}/login/passkey`, { credential: await answered(() => navigator.credentials.get({ publicKey })) });
}

async function made(wanted: { name?: string }): Promise<unknown> {
  const options = await send<PublicKeyCredentialCreationOptionsJSON>('POST', `${AT}/passkeys/options`, wanted);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return answered(() => navigator.credentials.create({ publicKey }));
}

/** What the authenticator says; a visitor who closes its window has refused. */
async function answered(question: () => Promise<Credential | null>): Promise<unknown> {
  const credential = await question().catch(() => null);
  if (credential === null) throw new ApiError({ code: 'passkey-cancelled', facts: {} });
  return (credential as PublicKeyCredential).toJSON();
}
