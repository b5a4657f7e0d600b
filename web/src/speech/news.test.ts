import { expect, it } from 'vitest';
import { News } from './news';

const MOVED = 'Computer: K7 EBÍROD, 24 points, 117 in all.';

it('tells a move and whose turn it is in one message', () => {
  const news = new News('');
  news.add(MOVED);
  expect(news.take('Your turn')).toBe(`${MOVED} Your turn`);
});

it('tells every move of several, in their order', () => {
  const news = new News('Your turn');
  news.add('You passed');
  news.add(MOVED);
  expect(news.take('Your turn')).toBe(`You passed. ${MOVED} Your turn`);
});

it('tells nothing twice', () => {
  const news = new News('Your turn');
  expect(news.take('Your turn')).toBe('');
  news.add(MOVED);
  expect(news.take('')).toBe(MOVED);
  expect(news.take('')).toBe('');
  expect(news.take('Your turn')).toBe('Your turn');
});
