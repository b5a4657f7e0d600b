import { expect, test } from 'vitest';
import { dayStart, queryOf, wishOf } from './question';

const NOTHING = { player: '', edition: '', outcome: '', against: '', opponent: '', from: '', to: '' };

test('the address gives what it has, and nothing else', () => {
  expect(wishOf(new URLSearchParams('edition=CS&from=2026-11-01&other=1'))).toEqual({ ...NOTHING, edition: 'CS', from: '2026-11-01' });
});

test('both days belong to the time between them', () => {
  const { since, until } = queryOf({ ...NOTHING, from: '2026-11-01', to: '2026-11-01' });
  expect(Number(until) - Number(since)).toBe(86_400);
  expect(new Date(Number(since) * 1000).getHours()).toBe(0);
});

test.each(['', 'yesterday', '2026-1-1', '20261101'])('%j is no day', (day) => {
  expect(dayStart(day)).toBe('');
});

test('a name may have spaces around it', () => {
  expect(queryOf({ ...NOTHING, opponent: ' Ann ' })).toMatchObject({ opponent: 'Ann', edition: '', since: '' });
});
