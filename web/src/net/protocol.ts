/**
 * What the server and the page say to each other: the types and nothing else.
 *
 * Tile ids are 1..63 in the order of the edition's table. `BLANK` alone is a blank on a rack,
 * `BLANK | id` a blank that stands for a letter. Squares count row by row from 0.
 */

import type { ChatLine } from './chat';

export const BLANK = 64;

/** What those who run the server tell everybody; `since` in seconds since 1970. */
export interface Banner {
  readonly text: string;
  readonly since: number;
}

export type BannerNews = { readonly type: 'banner'; readonly banner: Banner | null };

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
  /** The letter by the spelling alphabet; left out where that is its name. */
  readonly spelled?: string;
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
  /** Which way words across read; in `rtl` the first column of the board is the rightmost. */
  readonly writing: 'ltr' | 'rtl';
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
  readonly kind: 'play' | 'exchange' | 'pass' | 'skip' | 'resign';
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
  /** Challenged off the board. */
  readonly withdrawn?: boolean;
  /** Taken back by consent. */
  readonly taken_back?: boolean;
}

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly adjustments: readonly number[];
  readonly winners: readonly number[];
  readonly racks: readonly (readonly number[])[];
}

/** Who drew what to find out who starts; a second round is a draw of those who tied. */
export interface StartingDraw {
  readonly rounds: readonly (readonly (readonly [seat: number, tile: number])[])[];
  readonly first: number;
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
  readonly house: House;
  readonly rated: boolean;
  /** Turns that spectators are behind. */
  readonly delay: number;
  /** The draw for the start; null where nobody knows, absent in parts of a variant. */
  readonly draw?: StartingDraw | null;
  readonly times: Times;
  /** The last play while it may be challenged. */
  readonly window: Window | null;
  readonly asked: readonly Asked[];
  /** Who did not agree to end the game, until the next turn or proposal. */
  readonly declined: AgainstEnd | null;
  /** What one may do beside one's turn. */
  readonly may: readonly ('challenge' | 'accept' | 'abort' | 'takeback' | 'vote')[];
  /** The word that somebody says belongs to the theme. */
  readonly argued?: Argued | null;
  /** Words of one's last play that one may say so of, by their place. */
  readonly arguable?: readonly number[];
}

/** House rules; what stands at its default is absent. Times in milliseconds. */
export interface House {
  readonly challenge?: string;
  readonly clock?: {
    readonly main?: number;
    readonly increment?: number;
    readonly per_move?: number;
    readonly correspondence?: number;
  };
}

/** The clocks, in milliseconds; a time of day counts from the game's start. */
export interface Times {
  readonly used: readonly number[];
  readonly since: number;
  readonly turn_ends: number | null;
}

export interface Window {
  readonly seat: number;
  readonly ends: number | null;
  readonly accepted: readonly number[];
}

export type Request = 'takeback' | 'abort' | 'end';

/** A word said to belong to the theme, what it earns then, and who has voted how. */
export interface Argued {
  readonly seat: number;
  readonly word: string;
  readonly points: number;
  readonly votes: readonly (readonly [seat: number, agree: boolean])[];
}

/** Something asked of all; null asks for all alike. */
export interface Asked {
  readonly what: Request;
  readonly by: number | null;
  readonly granted: readonly number[];
}

/** A computer says why: it would still play, or exchange. */
export interface AgainstEnd {
  readonly seat: number;
  readonly reason: 'play' | 'exchange' | null;
}

/** Who is connected, and whom a timed game misses; seconds until the others may claim it, and until the site ends it. */
export interface Presence {
  readonly type: 'presence';
  readonly seats: readonly boolean[];
  readonly spectators: number;
  readonly gone: { readonly seat: number; readonly claim_in: number; readonly end_in: number } | null;
}

/** A seat of a game that has not begun. */
export interface OfferedSeat {
  readonly kind: 'human' | 'computer' | 'open';
  readonly name: string | null;
  readonly player: string | null;
  readonly rating: number | null;
  readonly agreed: boolean;
}

/** A game beside its moves, as everybody may know it. */
export interface Offer {
  readonly id: string;
  readonly state: 'waiting' | 'full' | 'started' | 'over' | 'withdrawn' | 'expired' | 'declined';
  readonly edition: string;
  readonly house: House;
  readonly speed: string;
  readonly rated: boolean;
  readonly public: boolean;
  readonly seats: readonly OfferedSeat[];
  readonly by: number | null;
  readonly created: number;
  /** Which variant is played; absent or null is the ordinary game. */
  readonly variant?: string | null;
}

/** A game that waits for players; `here` are the seats whose players are connected. */
export interface Waiting {
  readonly type: 'waiting';
  readonly game: Offer;
  readonly you: number | null;
  readonly here: readonly number[];
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
  /** Null where words stand until they are challenged. */
  readonly admissible: boolean | null;
}

export type Move =
  /** `reclaimed`: squares whose blank is first taken for its letter; `vowels`: tiles to draw from the bag of vowels. */
  | { readonly kind: 'play'; readonly placed: readonly Laid[]; readonly reclaimed?: readonly number[]; readonly vowels?: number }
  | { readonly kind: 'exchange'; readonly tiles: readonly number[]; readonly vowels?: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'challenge'; readonly words?: readonly number[] | null }
  | { readonly kind: 'accept' }
  | { readonly kind: 'propose'; readonly what: Request }
  | { readonly kind: 'answer'; readonly what: Request; readonly agree: boolean }
  | { readonly kind: 'abort' }
  | { readonly kind: 'argue'; readonly word: number }
  | { readonly kind: 'vote'; readonly agree: boolean }
  | { readonly kind: 'claim'; readonly result: 'win' | 'abort' };

export type ClientMessage =
  | { readonly type: 'move'; readonly move_id: string; readonly expected_seq: number; readonly move: Move }
  | { readonly type: 'preview'; readonly preview_id: number; readonly placed: readonly Laid[] }
  | { readonly type: 'typed'; readonly typed_id: number; readonly text: string }
  | { readonly type: 'pong'; readonly ping_id: number }
  | { readonly type: 'nudge' }
  | { readonly type: 'resync' };

/** What is different after event `seq`, for who knows the game at event `after`. */
export interface Changed {
  readonly type: 'changed';
  readonly seq: number;
  readonly now: number;
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
  | { readonly type: 'snapshot'; readonly seq: number; readonly now: number; readonly game: GameView }
  | Waiting
  | Presence
  | { readonly type: 'nudged'; readonly by: number; readonly seat: number; readonly left: number | null }
  | { readonly type: 'ping'; readonly ping_id: number }
  | { readonly type: 'rematch'; readonly id: string; readonly state: Offer['state']; readonly agreed: readonly number[] }
  | Changed
  | ChatLine
  | BannerNews
  | { readonly type: 'moved'; readonly seq: number; readonly move: MoveRecord }
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
