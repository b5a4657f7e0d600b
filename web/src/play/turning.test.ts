import { expect, it } from 'vitest';
import type { MoveRecord } from '../net/protocol';
import { scoresOf, turningPoints } from './turning';

/** Moves of two players in turn, by their points; the one with more at the end has won. */
function game(points: readonly number[], struck: readonly number[] = []): Parameters<typeof turningPoints>[0] {
  const totals = [0, 0];
  const moves = points.map((earned, at): MoveRecord => {
    const seat = at % 2;
    if (!struck.includes(at)) totals[seat]! += earned;
    return { seq: at + 1, seat, kind: earned === 0 ? 'pass' : 'play', points: earned, total: totals[seat]!, ...(struck.includes(at) ? { withdrawn: true } : {}) };
  });
  const most = Math.max(...totals);
  const winners = [0, 1].filter((seat) => totals[seat] === most);
  return { moves, seats: [{}, {}], over: { winners } } as unknown as Parameters<typeof turningPoints>[0];
}

const shown = (...from: Parameters<typeof game>): string => turningPoints(game(...from)).map(({ record, why }) => `${record.seq} ${why}`).join(', ');

it('names the play that took the lead for good, and the dearest beside it', () => {
  expect(shown([20, 30, 15, 10, 40, 12, 9])).toBe('1 points, 2 points, 5 lead');
});

it('names no lead that was there from the first play, and none of a draw', () => {
  expect(shown([50, 10, 20, 30])).toBe('1 points, 3 points, 4 points');
  expect(shown([20, 20])).toBe('1 points, 2 points');
});

it('leaves out what was taken off the board, and who passes', () => {
  expect(shown([10, 90, 5, 0], [1])).toBe('1 points, 3 points');
  expect(scoresOf(game([10, 90, 5, 0], [1]))).toEqual([[0, 0], [10, 0], [15, 0], [15, 0]]);
});
