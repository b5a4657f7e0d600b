/** Geometry of a board that has no opinion about play: names, walking, premium kinds. */
import type { Edition } from '../net/protocol';

export type Direction = 'across' | 'down';
export type Premium = 'none' | 'letter-2' | 'letter-3' | 'word-2' | 'word-3' | 'start';

const PREMIUMS: Readonly<Record<string, Premium>> = {
  d: 'letter-2',
  t: 'letter-3',
  D: 'word-2',
  T: 'word-3',
  '*': 'start',
};

type Shape = Pick<Edition, 'rows' | 'columns'>;

export const flip = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

export function premiumAt(edition: Edition, square: number): Premium {
  const picture = edition.premiums[Math.floor(square / edition.columns)] ?? '';
  return PREMIUMS[picture[square % edition.columns] ?? '.'] ?? 'none';
}

/** A, B, ... Z, AA: the letter of a line, counted from 0. */
export const lineLetter = (line: number): string =>
  (line >= 26 ? lineLetter(Math.floor(line / 26) - 1) : '') + String.fromCharCode(65 + (line % 26));

const lineNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const otherWay = (name: string): string => (/\d/.test(name) ? lineLetter(Number(name) - 1) : String(lineNumber(name)));

/**
 * A text that begins with a position, in the other style of coordinates: 8H becomes H8 and 5C becomes E3.
 *
 * Both styles name the line of the play first, so each name changes where it stands. A text that begins with
 * no position stays as it is. Squares of blanks that are taken back (`take H8`) change, too.
 */
export const restyled = (text: string): string =>
  text.replace(/(^\s*|\stake\s+)(?:(\d+)([a-z]+)|([a-z]+)(\d+))(?=\s|$)/gi, (_, before: string, ...names: (string | undefined)[]) =>
    (before.trim() === '' ? '' : before) + names.slice(0, 4).map((name) => (name === undefined ? '' : otherWay(name))).join(''),
  );

/** A move in the other style of coordinates; one that names no squares stays as it is. */
export const restyledMove = <Move extends { readonly position?: string }>(move: Move): Move =>
  move.position === undefined ? move : { ...move, position: restyled(move.position) };

/** What stands at the edge of the board for a row and a column. */
export const rowName = (edition: Edition, row: number): string =>
  edition.coordinates === 'lettered-rows' ? lineLetter(row) : String(row + 1);
export const columnName = (edition: Edition, column: number): string =>
  edition.coordinates === 'lettered-rows' ? String(column + 1) : lineLetter(column);

/** A square's name, letter first: H8 in either style. */
export function squareName(edition: Edition, square: number): string {
  const row = rowName(edition, Math.floor(square / edition.columns));
  const column = columnName(edition, square % edition.columns);
  return edition.coordinates === 'lettered-rows' ? row + column : column + row;
}

/** Steps of a key that points across the screen, as steps over the board: its columns run as its script does. */
export const stepsAcross = ({ writing }: Pick<Edition, 'writing'>, direction: Direction, steps: number): number =>
  direction === 'across' && writing === 'rtl' ? -steps : steps;

/** The square `steps` away along a direction, or null over the edge. */
export function step(shape: Shape, square: number, direction: Direction, steps: number): number | null {
  const row = Math.floor(square / shape.columns) + (direction === 'down' ? steps : 0);
  const column = (square % shape.columns) + (direction === 'across' ? steps : 0);
  const inside = row >= 0 && row < shape.rows && column >= 0 && column < shape.columns;
  return inside ? row * shape.columns + column : null;
}

/** The nine squares around one and itself, row by row; null beyond the edge. */
export function around({ rows, columns }: Shape, square: number): (number | null)[] {
  const [row, column] = [Math.floor(square / columns), square % columns];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right) => {
      const inside = row + down >= 0 && row + down < rows && column + right >= 0 && column + right < columns;
      return inside ? square + down * columns + right : null;
    }),
  );
}

/** The first free square from `square` on (itself included), or null when the line is full. */
export function nextFree(
  shape: Shape,
  square: number | null,
  direction: Direction,
  free: (square: number) => boolean,
): number | null {
  let at = square;
  while (at !== null && !free(at)) at = step(shape, at, direction, 1);
  return at;
}
