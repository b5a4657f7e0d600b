import { expect, test } from 'vitest';
import { patternOf, SIDE } from './pattern';

test('a name has one picture, however it was typed', () => {
  expect(patternOf('\u00c1gnes')).toEqual(patternOf('A\u0301gnes'));
  expect(patternOf('Ursula')).toEqual(patternOf('Ursula'));
});

test('names have pictures of their own', () => {
  const names = Array.from({ length: 200 }, (_, number) => `Player ${number}`);
  expect(new Set(names.map((name) => JSON.stringify(patternOf(name)))).size).toBeGreaterThan(190);
  expect(new Set(names.map((name) => patternOf(name).colour)).size).toBe(4);
});

test('a picture is the same from both sides', () => {
  const { laid } = patternOf('Ursula');
  for (const square of laid) expect(laid).toContain(square - (square % SIDE) + (SIDE - 1 - (square % SIDE)));
});
