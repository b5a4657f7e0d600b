import { expect, test } from 'vitest';
import { freestCorner } from './corner';

/** A board of five columns: `#` lies there, the word goes from the first to the last `o`. */
function corner(picture: string): string {
  const squares = picture.replace(/\s/g, '');
  const lying = (square: number): boolean => '#o'.includes(squares[square] ?? '.');
  const { row, column } = freestCorner(squares.indexOf('o'), squares.lastIndexOf('o'), 5, lying);
  return `${row} ${column}`;
}

test.each([
  ['..... .ooo. ..... ..... .....', '1 4', 'free all around: above the end'],
  ['....# .ooo. ..... ..... .....', '2 1', 'a tile above the end: below the beginning'],
  ['....# .ooo. #.... ..... .....', '1 1', 'and one there: above the beginning'],
  ['#...# .ooo. #.... ..... .....', '2 4', 'and one there: below the end'],
  ['..... ..o.. ..o.. ..o.. .....', '1 3', 'reading down'],
  ['ooooo ..... ..... ..... .....', '0 5', 'along the edge'],
])('%s: %s (%s)', (picture, expected) => {
  expect(corner(picture)).toBe(expected);
});
