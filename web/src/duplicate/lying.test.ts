import { expect, it } from 'vitest';
import type { Edition } from '../net/protocol';
import { lyingOf } from './lying';

const LINES = { rows: 2, columns: 3 } as Edition;
const top = { word: '', start: 0, direction: 1, tiles: [5, 6], points: 3, equal: 1 } as const;
const round = { number: 1, rack: [5, 6], top };

it('an event that has not begun has an empty board', () => {
  expect(lyingOf(LINES, { board: [], rounds: [] })).toEqual({ board: [0, 0, 0, 0, 0, 0], last: [] });
});

it('the last top stands out on the board', () => {
  const view = { board: [5, 0, 0, 6, 0, 0], rounds: [round] };
  expect(lyingOf(LINES, view)).toEqual({ board: view.board, last: [0, 3] });
});
