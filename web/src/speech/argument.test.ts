import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/texts.svelte';
import type { GameView } from '../net/protocol';
import { argumentText } from './argument';
import { plain } from './foreign';

beforeAll(() => speak('en'));

const look = (score: number, argued: GameView['argued'] = null, over = false): GameView =>
  ({ seats: [{ name: 'Anna', kind: 'human', score }, { name: 'Béla', kind: 'human', score: 0 }], you: 1, argued, over: over ? {} : null }) as unknown as GameView;
const kard = { seat: 0, word: 'KARD', points: 10, votes: [] };

test.each([
  ['the question', look(8), look(8, kard), 'Anna: KARD belongs to the theme. 10 more points?'],
  ['one vote of several', look(8, kard), look(8, { ...kard, votes: [[1, true]] }), ''],
  ['a majority', look(8, kard), look(18), 'Anna: KARD counts, 10 more points.'],
  ['no majority', look(8, kard), look(8), 'KARD does not count.'],
  ['the end of the game', look(8, kard), look(8, null, true), ''],
  ['nothing', look(8), look(20), ''],
])('%s is told', (_, before, now, said) => {
  expect(plain(argumentText(before, now))).toBe(said);
});
