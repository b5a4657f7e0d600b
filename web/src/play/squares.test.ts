import { describe, expect, it } from 'vitest';
import { HUNGARIAN, TABLE } from './fixture';
import { around, nextFree, premiumAt, step, stepsAcross } from './squares';
import { TileTable } from './table';

describe('squares', () => {
  it('run as the script does: a key to the left leads on where words read to the left', () => {
    const leftwards = { ...HUNGARIAN, writing: 'rtl' as const };
    expect(stepsAcross(HUNGARIAN, 'across', -1)).toBe(-1);
    expect(stepsAcross(leftwards, 'across', -1)).toBe(1);
    expect(stepsAcross(leftwards, 'down', -1)).toBe(-1);
  });

  it('know their premium', () => {
    expect([0, 1, 2, 6, 10, 12].map((square) => premiumAt(HUNGARIAN, square))).toEqual([
      'word-3',
      'none',
      'letter-2',
      'word-2',
      'letter-3',
      'start',
    ]);
  });

  it('end at the edges', () => {
    expect(step(HUNGARIAN, 4, 'across', 1)).toBeNull();
    expect(step(HUNGARIAN, 4, 'across', -1)).toBe(3);
    expect(step(HUNGARIAN, 20, 'down', 1)).toBeNull();
    expect(step(HUNGARIAN, 20, 'down', -2)).toBe(10);
  });

  it('are searched for a free one along a line', () => {
    expect(nextFree(HUNGARIAN, 10, 'across', (square) => square > 12)).toBe(13);
    expect(nextFree(HUNGARIAN, 10, 'across', () => false)).toBeNull();
  });
});

describe('the tile table', () => {
  it('finds tiles by text in either case and form', () => {
    expect(TABLE.named('sz')?.label).toBe('SZ');
    expect(TABLE.named('Sz')?.label).toBe('SZ');
    expect(TABLE.named('A\u0301')?.label).toBe('Á');
    expect(TABLE.named('ä')).toBeUndefined();
  });

  it('drops accents where no tile has one', () => {
    const greek = new TileTable({
      ...HUNGARIAN,
      language: 'el',
      tiles: ['Α', 'Σ'].map((label, id) => ({ ...HUNGARIAN.tiles[0]!, id: id + 1, label, lower: label.toLowerCase() })),
      compose: {},
    });
    expect(greek.named('ά')?.label).toBe('Α');
    expect(greek.named('ς')?.label).toBe('Σ');
  });

  it('shows a blank without points', () => {
    expect(TABLE.face(64)).toEqual({ text: '', points: 0, blank: true });
    expect(TABLE.face(64 | 9)).toEqual({ text: 'SZ', points: 0, blank: true });
  });
});

it('knows what lies around a square, and where the board ends', () => {
  const board = { rows: 5, columns: 5 };
  expect(around(board, 12)).toEqual([6, 7, 8, 11, 12, 13, 16, 17, 18]);
  expect(around(board, 4)).toEqual([null, null, null, 3, 4, null, 8, 9, null]);
});
