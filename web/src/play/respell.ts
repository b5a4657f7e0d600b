/** A digraph laid one way that the rack could lay the other way: S + Z as SZ, or SZ as S + Z. */
import { BLANK } from '../net/protocol';
import { isFree, onRack, place, type Draft, type Placed } from './draft';
import { nextFree, step, type Direction } from './squares';
import type { TileTable } from './table';

export interface Respelling {
  /** What lies there now and what would lie there, as labels. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly draft: Draft;
}

/** The line of the draft: across when all tiles share a row, else down; `fallback` for a single tile. */
export function lineOf(placed: readonly Placed[], columns: number, fallback: Direction): Direction {
  const first = placed[0];
  if (first === undefined || placed.length === 1) return fallback;
  const row = Math.floor(first.square / columns);
  return placed.every(({ square }) => Math.floor(square / columns) === row) ? 'across' : 'down';
}

interface Piece {
  readonly key: number;
  readonly tile: number;
}

/** Lays the pieces one after the other on the free squares from `start` on, or null over the edge. */
function relay(table: TileTable, board: readonly number[], draft: Draft, pieces: readonly Piece[], start: number, line: Direction): Draft | null {
  let result: Draft = { ...draft, placed: [] };
  let square: number | null = start;
  for (const { key, tile } of pieces) {
    square = nextFree(table.edition, square, line, (at) => isFree(result, board, at));
    if (square === null) return null;
    result = place(result, key, square, tile & (BLANK - 1));
    square = step(table.edition, square, line, 1);
  }
  return result;
}

/** Every other way to lay the digraphs of the draft with the tiles at hand. */
export function respellings(table: TileTable, board: readonly number[], draft: Draft, fallback: Direction): Respelling[] {
  const line = lineOf(draft.placed, table.edition.columns, fallback);
  const pieces = [...draft.placed].sort((a, b) => a.square - b.square);
  const label = (tile: number): string => table.face(tile).text;
  const found: Respelling[] = [];
  const offer = (index: number, drop: number, put: readonly Piece[]): void => {
    const changed = [...pieces.slice(0, index), ...put, ...pieces.slice(index + drop)];
    const relaid = relay(table, board, draft, changed, pieces[0]!.square, line);
    const from = pieces.slice(index, index + drop).map(({ tile }) => label(tile));
    if (relaid !== null) found.push({ from, to: put.map(({ tile }) => label(tile)), draft: relaid });
  };
  pieces.forEach((piece, index) => {
    const next = pieces[index + 1];
    if (next !== undefined && step(table.edition, piece.square, line, 1) === next.square) {
      const whole = piece.tile & BLANK || next.tile & BLANK ? undefined : table.named(label(piece.tile) + label(next.tile));
      const spare = onRack(draft).find(({ tile }) => tile === whole?.id);
      if (spare !== undefined) offer(index, 2, [spare]);
    }
    const parts = piece.tile & BLANK ? undefined : table.parts(piece.tile);
    const spares = parts && pick(draft, parts);
    if (spares) offer(index, 1, spares);
  });
  return found;
}

/** One rack tile for each id, or undefined when the rack has not all of them. */
function pick(draft: Draft, tiles: readonly number[]): Piece[] | undefined {
  const left = [...onRack(draft)];
  const picked = tiles.map((tile) => {
    const index = left.findIndex((each) => each.tile === tile);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
  return picked.every((piece) => piece !== undefined) ? picked : undefined;
}
