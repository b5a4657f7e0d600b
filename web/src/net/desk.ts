/** The arbiter's half of an event of duplicate: what lies on their desk, and what they may do. */
import { ask, send } from './api';
import { eventPath, type OpenRound, type OwnResult, type Question, type Row, type Top } from './duplicate';

export type Phase = 'between' | 'drawn' | 'open';
export type Style = 'numbered-rows' | 'lettered-rows';

/** A line of the log; slips that players send themselves are not among them. */
export interface LogLine {
  readonly seq: number;
  readonly what: string;
  readonly game: number | null;
  readonly by: string;
  /** Milliseconds since 1970; 0 is unknown. */
  readonly at: number;
  readonly round: number | null;
  readonly player: number | null;
  readonly name: string;
  readonly text: string;
  readonly points: number | null;
  readonly reason: string;
  /** The line that it cancels, or the appeal that it decides. */
  readonly target: number | null;
  readonly cancelled: boolean;
  readonly undoable: boolean;
}

export interface OpenAppeal {
  readonly seq: number;
  readonly game: number;
  readonly round: number;
  readonly player: number;
  readonly name: string;
  readonly text: string;
  readonly result: OwnResult | null;
}

/** A game under way. */
export interface DeskGame {
  readonly game: number;
  readonly round: number;
  readonly phase: Phase;
  readonly rack: string;
  /** Before a draw: what stays of the last rack, and how many tiles are to be drawn. */
  readonly kept: string;
  readonly draws: number;
  /** Tiles of the whole rack, which are drawn where that goes back. */
  readonly size: number;
  readonly bag: number;
  readonly deadline: number | null;
  readonly left: number | null;
  /** Who says which of several equal tops is laid. */
  readonly chooser: 'profile' | 'referee';
  readonly source: 'all' | 'slips';
  readonly missing: number;
}

export interface Desk {
  readonly seq: number;
  readonly state: string;
  /** Whether rounds follow each other by the clock. */
  readonly auto: boolean;
  readonly draw: 'seed' | 'manual';
  readonly paused: boolean;
  /** Whether the arbiter plays, too, and so sees no secret. */
  readonly plays: boolean;
  readonly code: string | null;
  readonly games: readonly DeskGame[];
  readonly tops: Readonly<Record<string, readonly Top[]>>;
  readonly slips: Readonly<Record<string, number>>;
  readonly waited_for: number;
  readonly appeals: readonly OpenAppeal[];
  readonly log: readonly LogLine[];
  readonly leaders: readonly Row[];
}

/** Somebody who takes part; `player` counts from 0, people count from 1. */
export interface DeskPlayer {
  readonly player: number;
  readonly name: string;
  readonly members: readonly string[];
  readonly team: string;
  readonly kind: string;
  readonly out: boolean;
  /** Game -> their slip of the open round; empty where it is not for these eyes. */
  readonly slips: Readonly<Record<string, string>>;
  readonly results: Readonly<Record<string, readonly (OwnResult | null)[]>>;
}

export interface DeskPlayers {
  readonly total: number;
  readonly players: readonly DeskPlayer[];
  readonly next: number | null;
}

/** One thing that an arbiter does; `docs/tournaments-live.md` lists them. */
export type Act = { readonly act: string } & Readonly<Record<string, unknown>>;

export interface Done {
  readonly seq: number;
  readonly events: number;
  readonly question: Question | null;
}

/** The second screen of a room. */
export interface ScreenView {
  readonly seq: number;
  readonly own: Style;
  readonly styles: Readonly<Record<Style, { readonly rows: readonly string[]; readonly columns: readonly string[] }>>;
  readonly open: readonly OpenRound[];
  readonly spoken: readonly (readonly string[])[];
  readonly bag: number;
}

export interface Merged {
  readonly rows: readonly { readonly hall: string; readonly row: Row }[];
  readonly csv: string;
  readonly page: string;
}

export interface HallLog {
  readonly name: string;
  readonly log: string;
}

export type FileForm = 'csv' | 'rounds' | 'gcg' | 'html';

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const loadDesk = (id: string): Promise<Desk> => ask(`${path(id)}/desk`);
export const rule = (id: string, act: Act): Promise<Done> => send('POST', `${path(id)}/desk`, act);
export const takeDesk = (id: string, key: string): Promise<null> => send('POST', `${path(id)}/desk/key`, { key });
export const loadLog = (id: string, before: number): Promise<readonly LogLine[]> => ask(`${path(id)}/desk/log?before=${before}`);
export const loadScreen = (id: string): Promise<ScreenView> => ask(`${path(id)}/screen`);

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
