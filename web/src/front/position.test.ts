import { describe, expect, it } from 'vitest';
import { PLACES } from './position';
import positions from './positions.json';

/** Square -> letter of each word, or where two words disagree. */
function laid(words: readonly string[]): { squares: Map<string, string>; crossings: number; wrong: string[] } {
  const squares = new Map<string, string>();
  const wrong: string[] = [];
  let crossings = 0;
  for (const [at, text] of words.entries()) {
    const [row, column, direction] = PLACES[at]!;
    // Hungarian digraphs are one tile each.
    const tiles = text.match(/SZ|NY|./gu) ?? [];
    tiles.forEach((tile, index) => {
      const square = direction === 'across' ? `${row},${column + index}` : `${row + index},${column}`;
      const there = squares.get(square);
      if (there !== undefined) crossings += 1;
      if (there !== undefined && there !== tile) wrong.push(`${text} at ${square}: ${there}`);
      squares.set(square, tile);
    });
  }
  return { squares, crossings, wrong };
}

describe('the position of the front page', () => {
  it.each(Object.entries(positions))('%s: every word crosses others and agrees with them, over the start square', (_, words) => {
    const { squares, crossings, wrong } = laid(words);
    expect(wrong).toEqual([]);
    expect(crossings).toBe(words.length - 1);
    expect(squares.has('7,7')).toBe(true);
  });

  it.each(Object.entries(positions))('%s: no two words touch but where they cross', (_, words) => {
    const { squares } = laid(words);
    const runs: string[] = [];
    for (let line = 0; line < 15; line += 1)
      for (const across of [true, false]) {
        const letters = Array.from({ length: 15 }, (_, at) => squares.get(across ? `${line},${at}` : `${at},${line}`) ?? ' ');
        runs.push(...letters.join('|').split(' ').map((run) => run.split('|').filter((letter) => letter !== '')).filter((run) => run.length > 1).map((run) => run.join('')));
      }
    expect(runs.sort()).toEqual([...words].sort());
  });
});
