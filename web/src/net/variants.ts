/** Games of variants: what the server and the page say to each other about them. */
import { ask, liveAddress, send } from './api';
import { VERSION, type GameView, type Laid, type PreviewAnswer, type Refusal } from './protocol';

export const VARIANTS = ['solitaire', 'duplicate', 'topping', 'removal', 'bingo'] as const;
export type VariantName = (typeof VARIANTS)[number];

export interface Over {
  readonly reason: string;
  readonly winners: readonly number[];
}

export interface SolitaireBody {
  readonly variant: 'solitaire';
  readonly solitaire: 'one-rack' | 'two-racks' | 'open';
  /** From the rack that is to move. */
  readonly game: GameView;
  readonly racks: readonly (readonly number[])[];
  readonly total: number;
  /** The rack that tiles are chosen for; null when a move is due. */
  readonly choosing: number | null;
  readonly wanted: number;
  readonly open: readonly (readonly [tile: number, count: number])[];
  readonly rank: {
    readonly total: number;
    readonly rank: number;
    readonly games: number;
    readonly best_before: number | null;
    readonly mean: number;
    readonly record: boolean;
  } | null;
}

export interface TopLine {
  readonly number: number;
  readonly top: string;
  readonly top_points: number;
  readonly equal: number;
  readonly own: string | null;
  readonly points: number;
  readonly fault: string | null;
  readonly total: number;
  readonly share: number;
  readonly found: boolean;
  readonly tries: number;
  readonly spent: number;
}

export interface RoundsBody {
  readonly profile: string;
  readonly number: number;
  readonly board: readonly number[];
  readonly rack: readonly number[];
  readonly bag: number;
  readonly unseen: readonly (readonly [tile: number, count: number])[];
  readonly last: readonly number[];
  readonly lines: readonly TopLine[];
  readonly limit: number;
  readonly over: Over | null;
}

export interface DuplicateBody extends RoundsBody {
  readonly variant: 'duplicate';
  readonly running: boolean;
  readonly again: boolean;
  readonly total: number;
  readonly tops: number;
  readonly share: number;
}

export interface ToppingBody extends RoundsBody {
  readonly variant: 'topping';
  readonly tries: readonly { readonly text: string; readonly points: number; readonly fault: string | null }[];
  readonly spent: number;
  readonly penalty: number;
  readonly found: number;
  readonly points: number;
  readonly tops: number;
}

export interface RemovalTurn {
  readonly seat: number;
  readonly squares: readonly number[];
  readonly places: readonly string[];
  readonly tiles: string;
  readonly points: number;
  readonly total: number;
}

export interface RemovalBody {
  readonly variant: 'removal';
  readonly board: readonly number[];
  readonly scores: readonly number[];
  readonly to_move: number | null;
  readonly turns: readonly RemovalTurn[];
  readonly lone: boolean;
  readonly over: Over | null;
}

export interface BingoCard {
  readonly written: boolean;
  /** Empty where they are hidden. */
  readonly words: readonly (readonly number[])[];
  readonly crossed: readonly (readonly [word: number, letter: number])[];
  readonly left: number;
  readonly out: boolean;
}

export interface BingoBody {
  readonly variant: 'bingo';
  readonly crossing: 'player' | 'first';
  /** The seat that only calls and has no card; null where everybody plays. */
  readonly caller: number | null;
  readonly cards: readonly BingoCard[];
  readonly called: readonly number[];
  readonly spots: readonly (readonly [word: number, letter: number])[];
  readonly claims: readonly number[];
  readonly left: number;
  readonly over: Over | null;
}

export type Body = SolitaireBody | DuplicateBody | ToppingBody | RemovalBody | BingoBody;

export interface VariantView<B extends Body = Body> {
  readonly id: string;
  readonly variant: VariantName;
  readonly edition: string;
  readonly lexicon: string | null;
  readonly phase: 'waiting' | 'running' | 'over';
  readonly seats: readonly { readonly name: string; readonly kind: 'human' | 'computer' }[];
  readonly you: number | null;
  /** Whether one has made it. */
  readonly host: boolean;
  readonly most: number;
  readonly public: boolean;
  /** Names of those who have been asked to play and have not answered. */
  readonly asked: readonly string[];
  /** Whether one is among them. */
  readonly invited: boolean;
  /** When time alone will change something, in milliseconds since 1970. */
  readonly due: number | null;
  readonly body: B | null;
}

/** The whole game after event `seq`, at `now` in milliseconds since 1970. */
export interface VariantSnapshot {
  readonly type: 'snapshot';
  readonly seq: number;
  readonly now: number;
  readonly game: VariantView;
}

export type VariantMessage =
  | VariantSnapshot
  | { readonly type: 'ack' | 'stale'; readonly move_id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly move_id: string; readonly error: Refusal }
  | { readonly type: 'error'; readonly error: Refusal }
  | PreviewAnswer;

export type Act =
  | { readonly kind: 'play'; readonly placed: readonly Laid[] }
  | { readonly kind: 'exchange' | 'choose'; readonly tiles: readonly number[] }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'remove'; readonly squares: readonly number[] }
  | { readonly kind: 'write'; readonly words: readonly [string, string] }
  | { readonly kind: 'cross'; readonly word?: number; readonly letter?: number }
  | { readonly kind: 'pass' | 'resign' | 'start' | 'finish' | 'next' | 'show' | 'call' | 'bingo' };

/** What somebody wants to play; what is left out is as usual. */
export type Setup = { readonly variant: VariantName; readonly edition: string } & Readonly<Record<string, unknown>>;

export interface Listed {
  readonly id: string;
  readonly variant: VariantName;
  readonly edition: string;
  readonly phase: VariantView['phase'];
  readonly state: 'your-turn' | 'invited' | 'their-turn' | 'waiting' | 'over';
  readonly you: number | null;
  /** The people who play, by seat. */
  readonly names: readonly string[];
  readonly standing: { readonly scores?: readonly number[]; readonly possible?: number; readonly winners?: readonly number[] };
  readonly updated: number;
}

/** Finished games of a variant and edition, added up. */
export interface VariantSum {
  readonly variant: VariantName;
  readonly edition: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
  readonly best: number;
  /** Points of all tops; 0 where there are none. */
  readonly possible: number;
}

/** Who may join: anyone who finds the game in the lobby, and those asked by name. */
export interface Company {
  readonly visibility: 'public' | 'private';
  readonly invited: readonly string[];
}

/** The variants that several people play. */
export const TOGETHER = ['removal', 'bingo'] as const;
export const isTogether = (name: VariantName): boolean => (TOGETHER as readonly string[]).includes(name);

export interface Result {
  readonly edition: string;
  readonly kind: SolitaireBody['solitaire'];
  readonly racks: number;
  readonly total: number;
  readonly best: number;
}

export interface DuplicateProfile {
  readonly id: string;
  readonly name: string;
  readonly paces: readonly string[];
  readonly days: readonly string[];
  /** Those of the paces at which one plays alone. */
  readonly alone: readonly string[];
  /** Pace -> key of a new event -> the values of it that cannot be had at that pace. */
  readonly barred: Readonly<Record<string, Readonly<Record<string, readonly (string | number | boolean)[]>>>>;
  readonly claims: boolean;
}

export interface DuplicateChoices {
  readonly profiles: readonly DuplicateProfile[];
  readonly forms: readonly string[];
  /** Edition -> the profile that its players expect. */
  readonly usual: Readonly<Record<string, string>>;
}

const path = (id: string): string => `/api/variants/${encodeURIComponent(id)}`;

export const makeVariant = (setup: Setup, company: Partial<Company> = {}): Promise<{ id: string }> => send('POST', '/api/variants', { setup, ...company });
export const loadVariant = (id: string): Promise<VariantSnapshot> => ask(path(id));
export const listVariants = (before?: number): Promise<readonly Listed[]> => ask(`/api/variants${before === undefined ? '' : `?before=${before}`}`);
export const loadVariantSums = (who: string): Promise<readonly VariantSum[]> => ask(`/api/accounts/${encodeURIComponent(who)}/variants`);
export const listResults = (): Promise<readonly Result[]> => ask('/api/solitaires');
export const loadChoices = (): Promise<DuplicateChoices> => ask('/api/profiles');
export const joinVariant = (id: string): Promise<null> => send('POST', `${path(id)}/seats`);
export const leaveVariant = (id: string): Promise<null> => send('DELETE', `${path(id)}/seats`);

/** Where its socket lives. */
export const variantAddress = (id: string): string => liveAddress(`/api/variants/${id}/live?version=${VERSION}`);
