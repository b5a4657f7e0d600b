import { expect, test } from 'vitest';
import { lensAt, SIDE } from './lens';

test('the lens stands above the tile, in the middle of it', () => {
  expect(lensAt(180, 300, 360)).toEqual({ left: 180 - SIDE / 2, top: 300 - 26 - SIDE });
});

test.each([0, 20, 100, 340, 360])('it stays inside the window at x = %i', (x) => {
  const { left } = lensAt(x, 300, 360);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + SIDE).toBeLessThanOrEqual(360);
});

test.each([10, 180, 350])('near the top it goes aside and leaves the tile in sight, x = %i', (x) => {
  const { left, top } = lensAt(x, 60, 360);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(x < left || x > left + SIDE).toBe(true);
});
