/**
 * Squares as players write them, in both styles of coordinates: nothing else in the page names one.
 *
 * The server tells squares as numbers, row by row from 0, and directions as 0 and 1.
 */
import type { Edition } from '../net/protocol';
import type { Direction, WrittenPlay } from '../net/generated/wire';

export type Style = Edition['coordinates'];

export const otherStyle = (style: Style): Style => (style === 'lettered-rows' ? 'numbered-rows' : 'lettered-rows');

/** What a board must tell for its squares to be named. */
export type Named = Pick<Edition, 'coordinates' | 'columns'>;

/** Where a play starts, and which way it reads. */
export type Position = Pick<WrittenPlay, 'start' | 'direction'>;

export const ACROSS: Direction = 0;

/** A, B, ... Z, AA: the letter of a line, counted from 0. */
export const lineLetter = (line: number): string =>
  (line >= 26 ? lineLetter(Math.floor(line / 26) - 1) : '') + String.fromCharCode(65 + (line % 26));

/** What stands at the edge of the board for a row and a column. */
export const rowName = ({ coordinates }: Pick<Edition, 'coordinates'>, row: number): string =>
  coordinates === 'lettered-rows' ? lineLetter(row) : String(row + 1);
export const columnName = ({ coordinates }: Pick<Edition, 'coordinates'>, column: number): string =>
  coordinates === 'lettered-rows' ? String(column + 1) : lineLetter(column);

const namesOf = (board: Named, square: number): [row: string, column: string] => [
  rowName(board, Math.floor(square / board.columns)),
  columnName(board, square % board.columns),
];

/** A square's name, letter first: H8 in either style. */
export function squareName(board: Named, square: number): string {
  const [row, column] = namesOf(board, square);
  return board.coordinates === 'lettered-rows' ? row + column : column + row;
}

/**
 * Where a play starts; its first symbol names the line that it lies in: with numbered rows 8H is across, H8 down.
 *
 * Empty for a move that is no play.
 */
export function placeName(board: Named, { start, direction }: Partial<Position>): string {
  if (start === undefined || direction === undefined) return '';
  const [row, column] = namesOf(board, start);
  return direction === ACROSS ? row + column : column + row;
}

/** Squares of which none is the start of a play: 8H 8I. */
export const placesText = (board: Named, squares: readonly number[]): string =>
  squares.map((start) => placeName(board, { start, direction: ACROSS })).join(' ');

/** A play as it stands on a slip: "8F KARD", "8F KARD 14". */
export const writtenText = (board: Named, play: WrittenPlay): string =>
  [placeName(board, play), play.word, play.claimed].filter((part) => part !== undefined).join(' ');
