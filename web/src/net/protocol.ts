/**
 * Names for what the server and the page say to each other; the types are generated.
 *
 * Tile ids are 1..63 in the order of the edition's table. `BLANK` alone is a blank on a rack,
 * `BLANK | id` a blank that stands for a letter. Squares count row by row from 0.
 */

import type { Asked } from './generated/wire';

export type {
  AgainstEnd,
  Argued,
  Asked,
  Banner,
  BannerMessage as BannerNews,
  Changed,
  ClientMessage,
  EditionInfo as Edition,
  Error as Refusal,
  GameView,
  House,
  LobbyListed as GameSummary,
  Move,
  MoveRecord,
  Offer,
  Outcome,
  Paragraph as RuleParagraph,
  Place as OfferedSeat,
  PresenceNews as Presence,
  PreviewAnswer,
  PreviewWord,
  Seat,
  Section as RuleSection,
  ServerMessage,
  Snapshot as Begun,
  StartingDraw,
  TileInfo,
  Times,
  TypedAnswer,
  Waiting,
  Window,
  WordVerdict,
} from './generated/wire';

/** What may be asked of the others. */
export type Request = Asked['what'];

export const BLANK = 64;

/** Of these messages; the server tells a page too old for it to load again. */
export const VERSION = 3;

/** A tile laid on a square: [square, tile]. */
export type Laid = readonly [square: number, tile: number];
