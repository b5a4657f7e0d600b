import { describe, expect, it } from 'vitest';
import { laidBy, slipOf, withTop } from './slips';

const LINES = { rows: 5, columns: 5 };
const EMPTY = new Array<number>(25).fill(0);
const top = { word: '', start: 11, direction: 1, tiles: [0, 6], points: 3, equal: 1 } as const;

describe('a slip', () => {
  it('is the whole word, with the tiles that lay there', () => {
    const board = EMPTY.with(11, 9);
    expect(slipOf(LINES, board, [[12, 4], [10, 3]])).toEqual({ start: 10, direction: 0, word: [3, 9, 4] });
  });

  it('is the longer word where one tile makes two', () => {
    const board = EMPTY.with(2, 5).with(7, 6).with(11, 9);
    expect(slipOf(LINES, board, [[12, 64 | 4]])).toEqual({ start: 2, direction: 1, word: [5, 6, 68] });
  });

  it('ends at the edge of its row', () => {
    const board = EMPTY.with(5, 9);
    expect(slipOf(LINES, board, [[3, 1], [4, 2]])).toEqual({ start: 3, direction: 0, word: [1, 2] });
  });

  it('is none where tiles leave a gap, or no line, or are none', () => {
    expect(slipOf(LINES, EMPTY, [[0, 1], [2, 1]])).toMatchObject({ code: 'play-gap' });
    expect(slipOf(LINES, EMPTY, [[0, 1], [6, 1]])).toMatchObject({ code: 'play-not-in-line' });
    expect(slipOf(LINES, EMPTY, [])).toMatchObject({ code: 'play-no-tiles' });
  });
});

it('a top goes on the board beside what lay there', () => {
  expect(laidBy(LINES, top)).toEqual([[16, 6]]);
  expect(withTop(LINES, EMPTY.with(11, 9), top)).toEqual(EMPTY.with(11, 9).with(16, 6));
  expect(withTop(LINES, [], top)).toEqual(EMPTY.with(16, 6));
});
