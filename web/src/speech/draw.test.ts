import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/texts.svelte';
import { BLANK, type GameView } from '../net/protocol';
import { TABLE, tiles } from '../play/fixture';
import { drawText, isOpening } from './draw';
import { plain } from './foreign';

beforeAll(() => speak('en'));

const seats = ['Anna', 'Béla', 'Cili'].map((name) => ({ name, kind: 'human', player: null, score: 0, rack_count: 7 }) as const);
const [a = 0, sz = 0] = tiles('A SZ');

test('who drew what is one sentence, a second draw and a blank with it', () => {
  const rounds = [[[0, a], [1, sz], [2, a]], [[0, sz], [2, BLANK]]] as const;
  const said = plain(drawText(TABLE, { draw: { rounds, first: 2 }, seats, you: 0 }));
  expect(said).toBe('Draw for the start: You A, Béla SZ, Cili A; tied, again You SZ, Cili blank. First to play: Cili.');
});

test('where nobody knows of a draw nothing is said', () => {
  expect(drawText(TABLE, { draw: null, seats, you: null })).toBe('');
  expect(drawText(TABLE, { seats, you: null })).toBe('');
});

test('the draw is news until one has had a turn', () => {
  const game = (moves: number[], you: number | null = 0): GameView => ({ over: null, you, moves: moves.map((seat) => ({ seat })) }) as unknown as GameView;
  expect([game([]), game([1, 2]), game([1, 0]), game([], null)].map(isOpening)).toEqual([true, true, false, false]);
});
