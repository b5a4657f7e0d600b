import { describe, expect, it, test } from 'vitest';
import type { MoveRecord } from '../net/protocol';
import { arguableOf, challengeOf, doubtable } from './doubt';

const line = (seat: number, ...words: string[]): MoveRecord => ({ seq: 1, seat, kind: 'play', points: 0, total: 0, words: words.map((word) => [word, 1]) });
const game = { window: { seat: 1, ends: null, accepted: [] }, may: ['challenge'], moves: [line(1, 'ELŐ'), line(1, 'KARD', 'EL', 'AD')] } as const;

describe('a challenge', () => {
  it('may doubt the words of the last play, where one may challenge', () => {
    expect(doubtable(game)).toEqual(['KARD', 'EL', 'AD']);
    expect(doubtable({ ...game, may: ['accept'] })).toEqual([]);
    expect(doubtable({ ...game, window: null })).toEqual([]);
  });

  it('names its words where they are not all', () => {
    expect(challengeOf(3, new Set())).toEqual({ kind: 'challenge' });
    expect(challengeOf(3, new Set([0, 2]))).toEqual({ kind: 'challenge', words: [1] });
    expect(challengeOf(2, new Set([0, 1])), 'nothing is doubted').toBeNull();
    expect(challengeOf(0, new Set())).toEqual({ kind: 'challenge' });
  });
});

test('words to argue for are those of the own last play that the server names', () => {
  const themed = { you: 1, moves: [...game.moves, line(0, 'MÁS')], arguable: [0, 2] };
  expect(arguableOf(themed)).toEqual([[0, 'KARD'], [2, 'AD']]);
  expect(arguableOf({ ...themed, arguable: [] })).toEqual([]);
  expect(arguableOf({ ...themed, you: null })).toEqual([]);
});
