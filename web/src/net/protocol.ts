/**
 * What the server and the page say to each other: the types and nothing else.
 *
 * Tile ids are 1..63 in the order of the edition's table. `BLANK` alone is a blank on a rack,
 * `BLANK | id` a blank that stands for a letter. Squares count row by row from 0.
 */

export const BLANK = 64;

/** Of these messages; the server tells a page too old for it to load again. */
export const VERSION = 2;

/** A tile laid on a square: [square, tile]. */
export type Laid = readonly [square: number, tile: number];

export interface TileInfo {
  readonly id: number;
  readonly label: string;
  /** The small form, as a blank shows it. */
  readonly lower: string;
  readonly count: number;
  readonly points: number;
  /** How the letter is called in the language of the edition. */
  readonly name: string;
  readonly vowel: boolean;
}

export interface Edition {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly rack_size: number;
  readonly rows: number;
  readonly columns: number;
  /** One string a row: T D words, t d letters, * start square (double word), . none. */
  readonly premiums: readonly string[];
  readonly start: readonly number[];
  readonly tiles: readonly TileInfo[];
  readonly blanks: number;
  readonly coordinates: 'numbered-rows' | 'lettered-rows';
  /** Whether its word list is installed. */
  readonly ready: boolean;
  readonly compose: Readonly<Record<string, readonly string[]>>;
}

export interface Seat {
  readonly name: string;
  readonly kind: 'human' | 'computer';
  readonly player: string | null;
  readonly score: number;
  readonly rack_count: number;
}

export interface MoveRecord {
  readonly seq: number;
  readonly seat: number;
  readonly kind: 'play' | 'exchange' | 'pass' | 'resign';
  readonly position?: string;
  readonly tiles?: readonly number[];
  readonly start?: number;
  readonly direction?: number;
  readonly laid?: readonly number[];
  /** The main word first. */
  readonly words?: readonly (readonly [word: string, points: number])[];
  readonly points: number;
  readonly count?: number;
  readonly total: number;
}

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly adjustments: readonly number[];
  readonly winners: readonly number[];
  readonly racks: readonly (readonly number[])[];
}

export interface GameView {
  readonly id: string;
  readonly edition: string;
  readonly lexicon: string;
  readonly seats: readonly Seat[];
  readonly you: number | null;
  readonly to_move: number | null;
  readonly board: readonly number[];
  readonly rack: readonly number[];
  readonly bag: number;
  /** [tile id, how many], 64 = blank: the bag and the other racks. */
  readonly unseen: readonly (readonly [tile: number, count: number])[];
  readonly moves: readonly MoveRecord[];
  readonly over: Outcome | null;
  /** Which words may be explained now: not those that may still be challenged. */
  readonly lookups: 'any' | 'played' | 'none';
}

/** Whether a word is admissible: the answer, and everything about it in the visitor's language. */
export interface WordVerdict {
  readonly verdict: { readonly word: string; readonly standing: 'admissible' | 'not-admissible' | 'unknown' };
  readonly explanation: {
    readonly answer: string;
    readonly reason: string;
    readonly rules: string;
    readonly readings: readonly string[];
    readonly admitted_in: string;
    readonly tilings: string;
    readonly near: string;
    readonly source: string;
  };
}

export interface GameSummary {
  readonly id: string;
  readonly edition: string;
  readonly seats: readonly Seat[];
  readonly to_move: number | null;
  readonly over: Outcome | boolean | null;
  /** Seconds since 1970, or an ISO 8601 date. */
  readonly updated: number | string;
}

/** A named reason and what it is about; the page has the sentence. */
export interface Refusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface PreviewWord {
  readonly word: string;
  readonly points: number;
  readonly squares: readonly number[];
  readonly admissible: boolean;
}

export type Move =
  | { readonly kind: 'play'; readonly placed: readonly Laid[] }
  | { readonly kind: 'exchange'; readonly tiles: readonly number[] }
  | { readonly kind: 'pass' }
  | { readonly kind: 'resign' };

export type ClientMessage =
  | { readonly type: 'move'; readonly move_id: string; readonly expected_seq: number; readonly move: Move }
  | { readonly type: 'preview'; readonly preview_id: number; readonly placed: readonly Laid[] }
  | { readonly type: 'typed'; readonly typed_id: number; readonly text: string }
  | { readonly type: 'resync' }
  | { readonly type: 'pong'; readonly ping_id: number };

/** What is different after event `seq`, for who knows the game at event `after`. */
export interface Changed {
  readonly type: 'changed';
  readonly seq: number;
  readonly after: number;
  /** Fields that have another value, whole. */
  readonly game: Partial<GameView>;
  /** Lines that are new, or in place of those with the same `seq`. */
  readonly moves: readonly MoveRecord[];
  /** Where another tile lies now; 0 is none. */
  readonly board: readonly Laid[];
}

export type PreviewAnswer =
  | { readonly type: 'preview'; readonly preview_id: number; readonly points: number; readonly words: readonly PreviewWord[] }
  | { readonly type: 'preview'; readonly preview_id: number; readonly error: Refusal };

/** The move that a typed text means, and what it would earn; or why it is none. */
export type TypedAnswer =
  | {
      readonly type: 'typed';
      readonly typed_id: number;
      readonly move: Move;
      readonly points?: number;
      readonly words?: readonly PreviewWord[];
    }
  | { readonly type: 'typed'; readonly typed_id: number; readonly error: Refusal };

export type ServerMessage =
  | { readonly type: 'snapshot'; readonly seq: number; readonly game: GameView }
  | Changed
  | { readonly type: 'moved'; readonly seq: number; readonly move: MoveRecord }
  | { readonly type: 'ping'; readonly ping_id: number }
  | { readonly type: 'ack'; readonly move_id: string; readonly seq: number }
  | { readonly type: 'stale'; readonly move_id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly move_id: string; readonly error: Refusal }
  | { readonly type: 'error'; readonly error: Refusal }
  | PreviewAnswer
  | TypedAnswer;

/** One sentence of a rule sheet; `mark` says when it is no rule of the document. */
export interface RuleParagraph {
  id: string;
  text: string;
  stated: 'document' | 'decision' | 'agreed' | 'course';
  rules: readonly string[];
  mark: string;
}

/** Rules on one matter. */
export interface RuleSection {
  id: string;
  title: string;
  paragraphs: readonly RuleParagraph[];
}
