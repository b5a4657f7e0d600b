/**
 * Typed letters become tiles.
 *
 * S then Z becomes the SZ tile when the rack has one and not both S and Z. A letter that no tile
 * on the rack shows waits when it begins one that is there (G of GY). Shift asks for a blank.
 */
import { BLANK } from '../net/protocol';
import { atHand, isFree, lying, onRack, place, take, takeBack, type Draft, type Placed, type RackTile } from './draft';
import { nextFree, step, type Direction } from './squares';
import type { TileTable } from './table';

export interface Cursor {
  readonly square: number;
  readonly direction: Direction;
}

export interface Typed {
  readonly draft: Draft;
  readonly cursor: Cursor;
  /** A letter that waits for the rest of its digraph. */
  readonly pending: string;
  /** Why nothing was laid: the language has no such letter, the rack has no such tile, the line is full. */
  readonly problem?: 'no-letter' | 'no-tile' | 'no-room';
  /** The tile that was laid, for speech. */
  readonly laid?: number;
}

interface Desk {
  readonly table: TileTable;
  readonly board: readonly number[];
  /** Whether a tile of the rack may go in the place of the blank on a square. */
  takes?(key: number, square: number): boolean;
}

interface Typing {
  readonly draft: Draft;
  readonly cursor: Cursor;
  readonly pending: string;
}

const findTile = (draft: Draft, tile: number): RackTile | undefined =>
  onRack(draft).find((each) => each.tile === tile);

/** The tile typed just before: it lies right before the cursor and was laid last. */
function previous(desk: Desk, { draft, cursor }: Typing): Placed | undefined {
  const last = draft.placed.at(-1);
  const before = step(desk.table.edition, cursor.square, cursor.direction, -1);
  return last !== undefined && last.square === before ? last : undefined;
}

function lay(desk: Desk, typing: Typing, chosen: RackTile, letter: number): Typed {
  const { draft, cursor } = typing;
  if (desk.takes?.(chosen.key, cursor.square)) {
    const taken = take(draft, chosen.key, cursor.square);
    return { draft: taken, cursor: { ...cursor, square: advance(desk, taken, cursor) }, pending: '', laid: letter };
  }
  const free = (square: number): boolean => isFree(draft, desk.board, square);
  const square = nextFree(desk.table.edition, cursor.square, cursor.direction, free);
  if (square === null) return { draft, cursor, pending: '', problem: 'no-room' };
  const after = place(draft, chosen.key, square, letter);
  const tile = chosen.tile === BLANK ? BLANK | letter : letter;
  return { draft: after, cursor: { ...cursor, square: advance(desk, after, { ...cursor, square }) }, pending: '', laid: tile };
}

/** The next free square of the line after the cursor, or the cursor's own when there is none. */
export function advance(desk: Desk, draft: Draft, cursor: Cursor): number {
  const next = step(desk.table.edition, cursor.square, cursor.direction, 1);
  const free = (square: number): boolean => isFree(draft, desk.board, square);
  return nextFree(desk.table.edition, next, cursor.direction, free) ?? cursor.square;
}

/** The tile before the cursor and the typed letter as one tile, when the rack can do that. */
function merge(desk: Desk, typing: Typing, letter: string): Typed | undefined {
  const before = previous(desk, typing);
  if (before === undefined) return undefined;
  const joined = desk.table.named(desk.table.face(before.tile).text + letter)?.id;
  if (joined === undefined) return undefined;
  const draft = takeBack(typing.draft, before.key);
  const chosen = before.tile & BLANK ? atHand(draft).find(({ key }) => key === before.key) : findTile(draft, joined);
  const back = { ...typing, draft, cursor: { ...typing.cursor, square: before.square } };
  return chosen && lay(desk, back, chosen, joined);
}

/** What one typed letter does. */
export function type(desk: Desk, typing: Typing, text: string, blank: boolean): Typed {
  const { table } = desk;
  const { draft, cursor } = typing;
  const joined = typing.pending === '' ? undefined : table.named(typing.pending + text);
  if (joined !== undefined) {
    const chosen = findTile(draft, blank ? BLANK : joined.id) ?? findTile(draft, BLANK);
    if (chosen !== undefined) return lay(desk, typing, chosen, joined.id);
  }
  if (typing.pending !== '') return afterPending(desk, typing, text, blank);
  const letter = table.named(text);
  if (letter === undefined) return { draft, cursor, pending: '', problem: 'no-letter' };
  const exact = findTile(draft, blank ? BLANK : letter.id);
  if (exact !== undefined) return lay(desk, typing, exact, letter.id);
  const merged = merge(desk, typing, letter.label);
  if (merged !== undefined) return merged;
  const waits = onRack(draft).some(({ tile }) => {
    const label = table.letter(tile)?.label ?? '';
    return label.length > letter.label.length && label.startsWith(letter.label);
  });
  if (waits && !blank) return { draft, cursor, pending: letter.label };
  const spare = findTile(draft, BLANK);
  if (spare !== undefined) return lay(desk, typing, spare, letter.id);
  return { draft, cursor, pending: '', problem: 'no-tile' };
}

/** The waiting letter was no digraph: a blank stands in for it, or it is given up. */
function afterPending(desk: Desk, typing: Typing, text: string, blank: boolean): Typed {
  const spare = findTile(typing.draft, BLANK);
  const letter = desk.table.named(typing.pending);
  if (spare === undefined || letter === undefined) return { ...typing, pending: '', problem: 'no-tile' };
  return type(desk, lay(desk, typing, spare, letter.id), text, blank);
}

/** Takes back the tile before the cursor, or else the one that was laid last. */
export function erase(desk: Desk, typing: Typing): Typed {
  const { draft, cursor } = typing;
  if (typing.pending !== '') return { draft, cursor, pending: '' };
  let before = step(desk.table.edition, cursor.square, cursor.direction, -1);
  while (before !== null && desk.board[before] !== 0) before = step(desk.table.edition, before, cursor.direction, -1);
  const lies = lying(draft);
  const own = lies.find(({ square }) => square === cursor.square);
  const target = own ?? lies.find(({ square }) => square === before) ?? lies.at(-1);
  if (target === undefined) return { draft, cursor, pending: '' };
  return { draft: takeBack(draft, target.key), cursor: { ...cursor, square: target.square }, pending: '' };
}
