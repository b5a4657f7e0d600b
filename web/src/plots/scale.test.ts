import { expect, test } from 'vitest';
import { scaleOf } from './scale';

test.each([
  [[0, 12, 88, 231], 0, 250, 50],
  [[1500, 1512, 1490], 1490, 1515, 5],
  [[-10, 20], -10, 20, 10],
  [[7], 7, 8, 1],
  [[], 0, 1, 1],
])('%j lies between %i and %i in steps of %i', (values, low, high, step) => {
  const scale = scaleOf(values);
  expect([scale.low, scale.high]).toEqual([low, high]);
  expect((scale.marks[1] ?? NaN) - (scale.marks[0] ?? NaN)).toBe(step);
});

test('any values lie inside, with two to seven marks', () => {
  for (let spread = 1; spread < 3000; spread = Math.ceil(spread * 1.3)) {
    for (const start of [-37, 0, 1483]) {
      const { low, high, marks } = scaleOf([start, start + spread]);
      expect(low).toBeLessThanOrEqual(start);
      expect(high).toBeGreaterThanOrEqual(start + spread);
      expect(marks.length).toBeGreaterThan(1);
      expect(marks.length).toBeLessThan(8);
      expect(marks.at(-1)).toBeCloseTo(high);
    }
  }
});
