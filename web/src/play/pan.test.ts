import { expect, test } from 'vitest';
import { pushAt } from './pan';

const FRAME = { left: 100, right: 500, top: 50, bottom: 450 };
const directions = (x: number, y: number): number[] => {
  const push = pushAt(FRAME, x, y);
  return [Math.sign(push.x), Math.sign(push.y)];
};

test.each([
  ['the middle', 300, 250, [0, 0]],
  ['the left edge', 105, 250, [-1, 0]],
  ['the right edge', 495, 250, [1, 0]],
  ['the top edge', 300, 60, [0, -1]],
  ['a corner', 480, 440, [1, 1]],
  ['outside of the frame', 520, 250, [0, 0]],
])('a tile carried to %s', (_, x, y, expected) => {
  expect(directions(x, y)).toEqual(expected);
});
