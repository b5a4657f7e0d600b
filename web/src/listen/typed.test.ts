import { expect, test } from 'vitest';
import type { BingoBody, VariantView } from '../net/variants';
import { typedBy } from './typed';

const game = (variant: VariantView['variant'], body: object = {}): Pick<VariantView, 'variant' | 'body'> => ({ variant, body: { variant, ...body } as VariantView['body'] });
const bingo = (called: readonly number[]): Pick<VariantView, 'variant' | 'body'> => game('bingo', { called } satisfies Partial<BingoBody>);

test.each([
  ['solitaire', '8h kard', { act: { kind: 'typed', text: '8h kard' }, asks: 'price' }],
  ['solitaire', ' END ', { act: { kind: 'finish' }, asks: 'finish' }],
  ['solitaire', 'next', { act: { kind: 'typed', text: 'next' }, asks: 'price' }],
  ['duplicate', 'next', { act: { kind: 'next' }, asks: null }],
  ['topping', 'show', { act: { kind: 'show' }, asks: null }],
  ['topping', 'end', { act: { kind: 'typed', text: 'end' }, asks: 'price' }],
  ['removal', '8g 8h', { act: { kind: 'typed', text: '8g 8h' }, asks: 'price' }],
  ['removal', 'resign', { act: { kind: 'resign' }, asks: 'resign' }],
] as const)('in %s "%s" is an act', (variant, text, typed) => {
  expect(typedBy(game(variant), text)).toEqual(typed);
});

test('a card is written with two words, as long as no letter was called', () => {
  expect(typedBy(bingo([]), 'Eladott  kaparta')).toEqual({ act: { kind: 'write', words: ['Eladott', 'kaparta'] }, asks: null });
  expect(typedBy(bingo([3]), 'eladott kaparta')).toBeNull();
  expect(typedBy(bingo([]), 'eladott')).toBeNull();
});

test.each([
  ['call', { kind: 'call' }],
  ['Bingo', { kind: 'bingo' }],
  ['x', { kind: 'cross' }],
  ['x 2 3', { kind: 'cross', word: 1, letter: 2 }],
  ['x 0 3', { kind: 'cross' }],
  ['x 2', { kind: 'cross' }],
] as const)('in Bingo "%s" is an act', (text, act) => {
  expect(typedBy(bingo([3]), text)).toEqual({ act, asks: null });
});

test('an empty line does nothing', () => {
  expect(typedBy(game('removal'), '  ')).toBeNull();
});
