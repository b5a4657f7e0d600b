/** The arbiter's half of an event of duplicate: what lies on their desk, and what they may do. */
import { ask, send } from './api';
import { eventPath } from './duplicate';
import type { Desk, DeskGame, DeskPlayers, Done, HallLog, LogLine, Merged, Screen } from './generated/wire';

export type { Desk, DeskGame, DeskPlayer, DeskPlayers, Done, HallLog, LogLine, Merged, OpenAppeal, Screen as ScreenView } from './generated/wire';
export type Phase = DeskGame['phase'];

/** One thing that an arbiter does; `docs/tournaments-live.md` lists them. */
export type Act = { readonly act: string } & Readonly<Record<string, unknown>>;

export type FileForm = 'csv' | 'rounds' | 'gcg' | 'html';

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const loadDesk = (id: string): Promise<Desk> => ask(`${path(id)}/desk`);
export const rule = (id: string, act: Act): Promise<Done> => send('POST', `${path(id)}/desk`, act);
export const takeDesk = (id: string, key: string): Promise<null> => send('POST', `${path(id)}/desk/key`, { key });
export const loadLog = (id: string, before: number): Promise<readonly LogLine[]> => ask(`${path(id)}/desk/log?before=${before}`);
export const loadScreen = (id: string): Promise<Screen> => ask(`${path(id)}/screen`);

/** Players who fit a number from 1 or some of a name, or only those who have not handed in. */
export const findPlayers = (id: string, { find = '', start = 0, missing = false }: { find?: string; start?: number; missing?: boolean }): Promise<DeskPlayers> =>
  ask(`${path(id)}/desk/players?${new URLSearchParams({ find, start: String(start), missing: String(missing) })}`);

export const mergeHalls = (id: string, own: string, halls: readonly HallLog[], language: string): Promise<Merged> =>
  send('POST', `${path(id)}/desk/halls`, { own, halls, language });

/** Where the parts of an event live, and its files. */
export const deskPath = (id: string): string => `${eventPath(id)}/desk`;
export const screenPath = (id: string): string => `${eventPath(id)}/screen`;
export const slipsPath = (id: string): string => `${eventPath(id)}/slips`;
export const qrAddress = (id: string): string => `${path(id)}/qr`;
export const logAddress = (id: string): string => `${path(id)}/log`;
export const fileAddress = (id: string, form: FileForm, language: string, game = 1): string =>
  `${path(id)}/files/${form}?${new URLSearchParams({ game: String(game), language })}`;
