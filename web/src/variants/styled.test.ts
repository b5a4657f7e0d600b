import { expect, it } from 'vitest';
import type { Body, VariantView } from '../net/variants';
import { restyledAct, restyledGame } from './styled';

const after = (body: object): unknown => restyledGame({ body: body as Body } as VariantView).body;
const LINE = { top: '8H KARD', own: 'C5 ÍR' };

it('calls the squares of every variant the other way', () => {
  expect(after({ variant: 'duplicate', lines: [LINE, { ...LINE, own: null }] })).toEqual({
    variant: 'duplicate',
    lines: [{ top: 'H8 KARD', own: '3E ÍR' }, { top: 'H8 KARD', own: null }],
  });
  expect(after({ variant: 'topping', lines: [LINE], tries: [{ text: '1A KARD' }] })).toEqual({ variant: 'topping', lines: [{ top: 'H8 KARD', own: '3E ÍR' }], tries: [{ text: 'A1 KARD' }] });
  expect(after({ variant: 'removal', turns: [{ places: ['5C', '6C'] }] })).toEqual({ variant: 'removal', turns: [{ places: ['E3', 'F3'] }] });
  expect(after({ variant: 'solitaire', game: { moves: [{ position: '5C' }, {}] } })).toEqual({ variant: 'solitaire', game: { moves: [{ position: 'E3' }, {}] } });
});

it('leaves alone what has no squares, and a game that has not begun', () => {
  const bingo = { variant: 'bingo', called: [1] };
  expect(after(bingo)).toBe(bingo);
  expect(restyledGame({ body: null } as VariantView).body).toBeNull();
  expect(restyledAct({ kind: 'exchange', tiles: [1] }, 'solitaire')).toEqual({ kind: 'exchange', tiles: [1] });
  expect(restyledAct(null, 'solitaire')).toBeNull();
});

it('sends what is typed as the server reads it', () => {
  expect(restyledAct({ kind: 'typed', text: 'H8 kard' }, 'topping')).toEqual({ kind: 'typed', text: '8H kard' });
  expect(restyledAct({ kind: 'typed', text: ' E3  3f ' }, 'removal')).toEqual({ kind: 'typed', text: '5C C6' });
});
