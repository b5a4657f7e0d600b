/** Events of duplicate: what the server and the page say to each other about them. */
import { ask, liveAddress, send } from './api';
import { VERSION, type Refusal } from './protocol';

/** Today's event of a language, played alone. */
export interface Daily {
  readonly language: string;
  readonly edition: string;
  readonly day: string;
  readonly tournament: string;
  readonly finished: number;
  readonly streak: number;
  readonly done: boolean;
}

export interface ListedEvent {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly state: EventState;
  readonly edition: string;
  readonly players: number;
  readonly created: number;
  /** In seconds since 1970; null where the arbiter begins it. */
  readonly starts: number | null;
  readonly by_code: boolean;
  readonly yours: boolean;
}

export type EventState = 'waiting' | 'running' | 'over' | 'withdrawn';

/** A word on its squares, tiles that lie there included. */
export interface SlipBody {
  readonly start: number;
  /** 0 across, 1 down. */
  readonly direction: 0 | 1;
  readonly word: readonly number[];
  /** The points written on it, where the event minds them. */
  readonly claimed?: number;
}

/** What is handed in: laid, or as it is typed; and a second word where the event takes one. */
export type Handed = ({ readonly slip: SlipBody } | { readonly text: string }) & { readonly safe_text?: string };

export interface Top {
  readonly text: string;
  readonly start: number;
  readonly direction: number;
  /** A tile a letter, 0 where a tile lay before. */
  readonly tiles: readonly number[];
  readonly points: number;
  readonly equal: number;
}

export interface RoundLine {
  readonly number: number;
  readonly rack: readonly number[];
  readonly top: Top;
}

/** What a round brought somebody; what is left out is none. */
export interface OwnResult {
  readonly points: number;
  readonly text?: string;
  readonly fault?: string;
  readonly warned?: boolean;
  readonly penalty?: number;
  readonly bonus?: number;
  /** Whether one is out of the game with it. */
  readonly out?: boolean;
  /** In topping: the milliseconds that count. */
  readonly spent?: number;
}

/** A line of the standings; `percent` is in hundredths. */
export interface Row {
  readonly place: number;
  readonly last: number;
  readonly player: number;
  readonly name: string;
  readonly total: number;
  /** Points below the tops. */
  readonly negative: number;
  readonly percent: number;
  readonly tops: number;
  readonly solos: number;
  readonly warnings: number;
  readonly penalties: number;
  /** Points of each game, and which of them, from 1, do not count. */
  readonly games: readonly number[];
  readonly dropped: readonly number[];
  /** In topping: the milliseconds by which it ranks. */
  readonly spent?: number;
}

/** A team's line: the points of its members that count. */
export interface TeamRow {
  readonly place: number;
  readonly last: number;
  readonly team: string;
  readonly total: number;
}

/** Moments are milliseconds since 1970 by the server's clock. */
export interface OpenRound {
  readonly seq: number;
  readonly now: number;
  readonly game: number;
  readonly number: number;
  readonly rack: readonly number[];
  readonly deadline: number | null;
  readonly left: number | null;
}

/** What a proposal is worth in topping; `spent` is in milliseconds. */
export interface Judged {
  readonly points: number;
  readonly fault: string | null;
  readonly top: boolean;
  readonly spent: number;
}

interface OwnSlip {
  readonly game: number;
  readonly number: number;
  readonly text: string;
  readonly safe: string | null;
  readonly judged: Judged | null;
}

/** A result that one holds to be wrong; `accepted` is null while it is not decided. */
export interface OwnAppeal {
  readonly number: number;
  readonly game: number;
  readonly round: number;
  readonly text: string;
  readonly accepted: boolean | null;
  readonly reason: string;
}

export type Unit = 'individual' | 'pairs' | 'teams';

/** What was agreed on for an event. */
export interface Agreed {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly edition: string;
  readonly profile: string;
  readonly form: string;
  /** Tiles that each takes out of the bag as they like. */
  readonly picked: number;
  readonly claims: boolean;
  readonly seconds: number;
  /** Seconds added for a top not found where time counts; null where points do. */
  readonly topping: number | null;
  readonly games: readonly number[];
  readonly dropped: number;
  readonly racks: number;
  readonly places: number;
  readonly by_code: boolean;
  readonly unit: Unit;
  readonly counted: number;
  readonly safe_word: boolean;
  readonly early: boolean;
  readonly appeals: number;
  readonly arbiter: boolean;
}

/** One game of an event. */
export interface GameOfEvent {
  readonly game: number;
  readonly board: readonly number[];
  readonly rounds: readonly RoundLine[];
  readonly results: readonly (OwnResult | null)[];
}

export interface EventView extends GameOfEvent {
  readonly seq: number;
  readonly now: number;
  readonly agreed: Agreed;
  readonly state: EventState;
  readonly starts: number | null;
  readonly players: number;
  readonly newest: readonly string[];
  /** The second of two games that go side by side. */
  readonly beside: GameOfEvent | null;
  readonly open: readonly OpenRound[];
  readonly paused: boolean;
  readonly leaders: readonly Row[];
  readonly you: number | null;
  /** Whether one takes part no more. */
  readonly left: boolean;
  /** Whether one may not come back. */
  readonly excluded: boolean;
  readonly slips: readonly OwnSlip[];
  readonly own: Row | null;
  readonly near: readonly Row[];
  readonly appeals: readonly OwnAppeal[];
  readonly over: string | null;
}

/** What a player is asked about a typed slip that cannot be laid as it stands. */
export interface Question {
  readonly doubt: string;
  readonly meant: string | null;
  readonly how: string | null;
}

type Ranked = Pick<EventView, 'leaders' | 'own' | 'near'>;

export type EventMessage =
  | ({ readonly type: 'tournament' } & EventView)
  | { readonly type: 'ack'; readonly slip_id: string; readonly round: number; readonly question: Question | null; readonly judged: Judged | null }
  | { readonly type: 'refused'; readonly slip_id: string; readonly error: Refusal }
  | ({ readonly type: 'round'; readonly ping_id: number } & OpenRound)
  | { readonly type: 'signal'; readonly game: number; readonly number: number; readonly left: number }
  | ({ readonly type: 'time'; readonly reason: string } & Pick<OpenRound, 'now' | 'game' | 'number' | 'deadline' | 'left'>)
  | { readonly type: 'state'; readonly state: EventState; readonly starts: number | null; readonly games: number; readonly paused: boolean; readonly finished: boolean }
  | ({ readonly type: 'closed'; readonly game: number; readonly you: OwnResult | null; readonly players: number; readonly swapped: readonly (readonly [square: number, tile: number])[] } & RoundLine & Ranked)
  | { readonly type: 'again'; readonly game: number; readonly number: number; readonly why: string; readonly reason: string }
  | ({ readonly type: 'ruling'; readonly what: string; readonly player: number | null; readonly reason: string } & Ranked)
  | { readonly type: 'players'; readonly count: number; readonly newest: readonly string[] }
  | ({ readonly type: 'over'; readonly game: number; readonly reason: string } & Ranked)
  | { readonly type: 'desk' }
  | { readonly type: 'error'; readonly error: Refusal };

export interface RunView {
  readonly tournament: string;
  readonly now: number;
  readonly game: number;
  readonly games: number;
  /** Counted through all games. */
  readonly number: number;
  readonly picked: number;
  readonly claims: boolean;
  readonly board: readonly number[];
  readonly rack: readonly number[];
  readonly deadline: number | null;
  readonly rounds: readonly RoundLine[];
  readonly results: readonly (OwnResult | null)[];
  readonly total: number;
  readonly tops: number;
  readonly found: number;
  readonly over: boolean;
  readonly rank: number | null;
  readonly of: number;
}

export interface StandingsPage {
  readonly players: number;
  readonly rows: readonly Row[];
  readonly next: number | null;
  readonly teams: readonly TeamRow[];
}

/** A player who comes in: a name, and what the event asks for besides. */
export interface Joining {
  readonly name?: string;
  readonly code: string;
  readonly members?: readonly [string, string];
  readonly team?: string;
}

/** An event as its maker wants it; what is left out is as usual. */
export type NewEvent = { readonly name: string; readonly edition: string } & Readonly<Record<string, unknown>>;

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const loadDailies = (): Promise<readonly Daily[]> => ask('/api/daily');
export const listEvents = (): Promise<readonly ListedEvent[]> => ask('/api/tournaments');
export const loadEvent = (id: string): Promise<EventView> => ask(path(id));
export const makeEvent = (wanted: NewEvent): Promise<{ id: string; code: string | null }> => send('POST', '/api/tournaments', wanted);
export const joinEvent = (id: string, joining: Joining): Promise<{ player: number }> => send('POST', `${path(id)}/players`, joining);
export const leaveEvent = (id: string): Promise<null> => send('DELETE', `${path(id)}/players`);
export const appealAgainst = (id: string, game: number, round: number, text: string): Promise<{ appeal: number }> => send('POST', `${path(id)}/appeals`, { game, round, text });
export const loadStandings = (id: string, start: number): Promise<StandingsPage> => ask(`${path(id)}/standings?start=${start}`);
export const loadRun = (id: string): Promise<RunView> => ask(`${path(id)}/run`);
export const goOn = (id: string): Promise<RunView> => send('POST', `${path(id)}/run`);
export const handInAlone = (id: string, round: number, handed: Handed | null): Promise<RunView> => send('POST', `${path(id)}/run/slip`, { round, ...handed });

/** Where the page of an event lives, and where it is played again alone. */
export const eventPath = (id: string): string => `/duplicate/${encodeURIComponent(id)}`;
export const runPath = (id: string): string => `${eventPath(id)}/alone`;

/** Where its socket lives. */
export const eventAddress = (id: string): string => liveAddress(`${path(id)}/live?version=${VERSION}`);
