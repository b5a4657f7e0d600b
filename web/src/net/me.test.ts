import { expect, test } from 'vitest';
import type { OwnAccount, ShownRating } from './generated/wire';
import { currentMe, knowAccount, knowRatings, meOf } from './me.svelte';

test('only somebody with a name is read from the browser', () => {
  expect(meOf('{"name":"Ursula","rating":1500}')).toEqual({ name: 'Ursula', rating: 1500 });
  expect(meOf('{"name":"Ursula","rating":"high"}')).toEqual({ name: 'Ursula', rating: null });
  for (const stored of [null, 'null', '{}', '{"name":7}', 'no JSON']) expect(meOf(stored)).toBeNull();
});

test('who signs in is shown with the rating of most games, and forgotten when they sign out', () => {
  knowAccount({ name: 'Ursula' } as OwnAccount);
  knowRatings([{ value: 1600, games: 3 }, { value: 1500, games: 8 }] as ShownRating[]);
  expect(currentMe()).toEqual({ name: 'Ursula', rating: 1500 });
  expect(meOf(localStorage.getItem('crossglot.me'))).toEqual(currentMe());
  knowAccount({ name: 'Vilma' } as OwnAccount);
  expect(currentMe()).toEqual({ name: 'Vilma', rating: null });
  knowAccount({ name: null } as OwnAccount);
  expect(currentMe()).toBeNull();
  expect(localStorage.getItem('crossglot.me')).toBeNull();
});
