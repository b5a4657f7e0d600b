import { describe, expect, it, test } from 'vitest';
import type { Replay, Step } from '../net/records';
import { bagAt, boardAt, courseOf, isTimed, laidAt, rackAt, scoresAt, stepBy, stepOf } from './course';

const seat = (name: string) => ({ name, kind: 'human', player: null, score: 0, rack_count: 7 }) as const;
const play = (seat: number, points: number, laid: number[]) =>
  ({ seq: 5, seat, kind: 'play', points, total: points, laid, words: [['LÓ', points]] }) as const;

const STEPS: readonly Step[] = [
  { seq: 5, kind: 'turn', seat: 0, scores: [6, 0], used: [900, 0], bag: 84, board: [[7, 3], [8, 4]], rack: [3, 4, 9], move: play(0, 6, [7, 8]) },
  { seq: 7, kind: 'turn', seat: 1, scores: [6, 4], used: [900, 0], bag: 83, board: [[9, 5]], move: play(1, 4, [9]) },
  { seq: 8, kind: 'challenge', seat: 0, upheld: true, scores: [6, 0], used: [900, 0], bag: 84, board: [[9, 0]], booked: [0, -4] },
  { seq: 9, kind: 'end', seat: 1, scores: [6, 0], used: [900, 0], bag: 84 },
];

const REPLAY: Replay = {
  id: 'g',
  edition: 'HU-M',
  lexicon: null,
  seats: [seat('Ann'), seat('Bob')],
  you: null,
  house: {},
  steps: STEPS,
  over: { reason: 'resignation', by: 1, penalties: [], scores: [6, 0], adjustments: [0, 0], winners: [0], racks: [[1, 2], [5]] },
  draw: null,
  faults: [],
};

test.each([
  ['', 0],
  ['#', 0],
  ['#0', 0],
  ['#3', 3],
  ['#99', 4],
  ['#-1', 0],
  ['#1e1', 0],
  ['#3x', 0],
  [`#turn-${STEPS[2]!.seq}`, 3],
  ['#turn-999', 0],
])('%s names step %i', (hash, step) => {
  expect(stepOf(hash, STEPS)).toBe(step);
});

describe('a game gone over again', () => {
  it('has the board of every step, with what was taken off it', () => {
    const boards = STEPS.map((_, at) => boardAt(STEPS, at + 1, 10).slice(7));
    expect(boardAt(STEPS, 0, 10)).toEqual(new Array(10).fill(0));
    expect(boards).toEqual([[3, 4, 0], [3, 4, 5], [3, 4, 0], [3, 4, 0]]);
  });

  it('marks the last play, and nothing after a ruling', () => {
    expect([0, 1, 2, 3, 4].map((at) => laidAt(STEPS, at))).toEqual([[], [7, 8], [9], [], []]);
  });

  it('knows scores and the bag', () => {
    expect(scoresAt(REPLAY, 0)).toEqual([0, 0]);
    expect(scoresAt(REPLAY, 2)).toEqual([6, 4]);
    expect([bagAt(STEPS, 0), bagAt(STEPS, 1)]).toEqual([undefined, 84]);
    expect(courseOf(REPLAY, 1)).toEqual([0, 0, 4, 0, 0]);
    expect(isTimed(STEPS)).toBe(true);
    expect(isTimed(STEPS.map((step) => ({ ...step, used: [0, 0] })))).toBe(false);
  });

  it('tells a rack by the next turn, else by the end, and no rack that is hidden', () => {
    expect(rackAt(REPLAY, 0, 0)).toEqual([3, 4, 9]);
    expect(rackAt(REPLAY, 1, 0)).toEqual([1, 2]);
    expect(rackAt(REPLAY, 1, 1)).toBeUndefined();
    expect(rackAt(REPLAY, 2, 1)).toEqual([5]);
    expect(rackAt({ ...REPLAY, over: null }, 2, 1)).toBeUndefined();
  });
});

test.each([
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 4, 4],
  ['PageDown', 1, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, null],
])('%s at %i leads to %s', (key, at, to) => {
  expect(stepBy(key, at, STEPS.length)).toBe(to);
});
