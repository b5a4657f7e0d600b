import { expect, it, vi } from 'vitest';
import { Listed } from './listed.svelte';

it('keeps what it has until there is something newer', async () => {
  const answers = [() => Promise.resolve(['one', 'two']), () => Promise.reject(new Error('lost')), () => Promise.resolve(['two'])];
  const list = new Listed(() => answers.shift()!());
  expect(list.items).toBeNull();
  await vi.waitFor(() => expect(list.items).toEqual(['one', 'two']));
  await list.load();
  expect(list.items).toEqual(['one', 'two']);
  expect(list.problem).toBeInstanceOf(Error);
  await list.load();
  expect([list.items, list.problem]).toEqual([['two'], null]);
});
