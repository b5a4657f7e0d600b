/** Word lists that are being compiled, and those that visitors ask for. */
import { ask, send } from './api';
import type { Preparing } from './generated/wire';

export type { Preparing };

export const loadPreparation = (): Promise<Preparing> => ask('/api/preparation');
/** Has the word list of an edition compiled; only operators may. */
export const prepare = (edition: string): Promise<Preparing> => send('POST', `/api/editions/${edition}/preparation`);
/** Asks the operator for the word list of an edition. */
export const wishFor = (edition: string): Promise<null> => send('POST', `/api/editions/${edition}/wish`);
