import { describe, expect, it } from 'vitest';
import { changed, lastLaid } from './changes';
import type { GameView, MoveRecord } from './protocol';

const line = (seq: number, points: number): MoveRecord => ({ seq, seat: 0, kind: 'play', points, total: points });
const game = { id: 'g', to_move: 0, bag: 80, board: [0, 1, 2, 0], moves: [line(5, 8), line(7, 9)] } as unknown as GameView;

describe('a change', () => {
  it('puts the fields in whole and leaves the others', () => {
    const next = changed(game, { game: { to_move: null, bag: 79 }, moves: [], board: [] });
    expect(next).toEqual({ ...game, to_move: null, bag: 79 });
    expect(next.board).toBe(game.board);
    expect(next.moves).toBe(game.moves);
  });

  it('adds new lines, and replaces the one with the same number', () => {
    expect(changed(game, { game: {}, moves: [line(9, 3)], board: [] }).moves.map(({ seq }) => seq)).toEqual([5, 7, 9]);
    const withdrawn = changed(game, { game: {}, moves: [line(7, 0)], board: [] }).moves;
    expect(withdrawn).toEqual([line(5, 8), line(7, 0)]);
  });

  it('takes lines away when it has all of them', () => {
    expect(changed(game, { game: { moves: [line(5, 8)] }, moves: [], board: [] }).moves).toEqual([line(5, 8)]);
  });

  it('lays and lifts tiles, and changes nothing that is shown now', () => {
    expect(changed(game, { game: {}, moves: [], board: [[0, 70], [1, 0]] }).board).toEqual([70, 0, 2, 0]);
    expect(game.board).toEqual([0, 1, 2, 0]);
  });
});

it('marks the last move that still stands', () => {
  const moves = [{ ...line(5, 8), laid: [1] }, { ...line(6, 8), laid: [2], withdrawn: true }, { ...line(7, 9), laid: [3], taken_back: true }];
  expect(lastLaid(moves)).toEqual([1]);
  expect(lastLaid(moves.slice(0, 1))).toEqual([1]);
  expect(lastLaid(moves.slice(1))).toEqual([]);
  expect(lastLaid([moves[0]!, { ...line(9, 0), kind: 'pass' }])).toEqual([]);
});
