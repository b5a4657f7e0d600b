import { expect, it } from 'vitest';
import type { EventMessage, EventView } from '../net/duplicate';
import { restyledEvent, restyledHanded, restyledMessage } from './styled';

const ROUND = { number: 1, rack: [1], top: { text: '8H KARD', start: 7, direction: 0, tiles: [1], points: 9, equal: 1 } };
const GAME = { game: 1, board: [], rounds: [ROUND], results: [null, { points: 3, text: 'C5 ÍR' }, { points: 0 }] };

it('calls the squares of an event the other way, in both games and on the own slips', () => {
  const view = restyledEvent({ ...GAME, beside: GAME, slips: [{ game: 1, number: 1, text: '8H ÍR', safe: null }] } as unknown as EventView);
  for (const game of [view, view.beside!]) {
    expect(game.rounds[0]!.top.text).toBe('H8 KARD');
    expect(game.results).toEqual([null, { points: 3, text: '3E ÍR' }, { points: 0 }]);
  }
  expect(view.slips).toEqual([{ game: 1, number: 1, text: 'H8 ÍR', safe: null }]);
});

it('calls them so in what happens later', () => {
  const told = (message: object): object => restyledMessage(message as EventMessage);
  expect(told({ type: 'closed', ...ROUND, you: { points: 3, text: 'C5 ÍR' } })).toMatchObject({ top: { text: 'H8 KARD', start: 7 }, you: { text: '3E ÍR' } });
  expect(told({ type: 'ack', question: { doubt: 'style', meant: '8H ÍR', how: null } })).toMatchObject({ question: { meant: 'H8 ÍR', doubt: 'style' } });
  const signal = { type: 'signal', game: 1, number: 1, left: 10 };
  expect(told(signal)).toBe(signal);
});

it('hands in what the server reads', () => {
  expect(restyledHanded({ text: 'H8 ír', safe_text: '3E ír' })).toEqual({ text: '8H ír', safe_text: 'C5 ír' });
  const slip = { start: 1, direction: 0 as const, word: [1] };
  expect(restyledHanded({ slip })).toEqual({ slip });
});
