/** A position to look at: everyday words of a language, crossing each other around the start square. */
import type { TileTable } from '../play/table';
import positions from './positions.json';

/** Where the words of every language lie, in their order: a row, a column, a direction. */
export const PLACES = [
  [5, 5, 'across'],
  [5, 7, 'down'],
  [7, 5, 'across'],
  [7, 5, 'down'],
  [7, 9, 'down'],
  [10, 8, 'across'],
] as const;

/** Words laid one after the other; the squares of the last are told apart. */
export interface Shown {
  readonly board: readonly number[];
  readonly last: readonly number[];
}

/** The position of an edition's language; null where there is none, or its letters are others. */
export function positionOf(table: TileTable): Shown | null {
  const { language, rows, columns } = table.edition;
  const words: readonly string[] | undefined = (positions as Readonly<Record<string, readonly string[]>>)[language];
  if (words === undefined || rows !== 15 || columns !== 15) return null;
  const board = Array.from({ length: rows * columns }, () => 0);
  let last: number[] = [];
  for (const [at, text] of words.entries()) {
    const [row, column, direction] = PLACES[at]!;
    const letters = table.lettersOf(text);
    if (letters.map(({ label }) => label).join('') !== text) return null;
    const step = direction === 'across' ? 1 : columns;
    const squares = letters.map((_, index) => row * columns + column + index * step);
    last = squares.filter((square) => board[square] === 0);
    squares.forEach((square, index) => (board[square] = letters[index]!.id));
  }
  return { board, last };
}
