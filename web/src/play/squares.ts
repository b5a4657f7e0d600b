/** Geometry of a board that has no opinion about play: walking, premium kinds. */
import type { Edition } from '../net/protocol';

export type Direction = 'across' | 'down';
export { premiumAt, type Premium } from './premium';

type Shape = Pick<Edition, 'rows' | 'columns'>;

export const flip = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

/** Steps of a key that points across the screen, as steps over the board: its columns run as its script does. */
export const stepsAcross = ({ writing }: Pick<Edition, 'writing'>, direction: Direction, steps: number): number =>
  direction === 'across' && writing === 'rtl' ? -steps : steps;

/** The square `steps` away along a direction, or null over the edge. */
export function step(shape: Shape, square: number, direction: Direction, steps: number): number | null {
  const row = Math.floor(square / shape.columns) + (direction === 'down' ? steps : 0);
  const column = (square % shape.columns) + (direction === 'across' ? steps : 0);
  const inside = row >= 0 && row < shape.rows && column >= 0 && column < shape.columns;
  return inside ? row * shape.columns + column : null;
}

/** The nine squares around one and itself, row by row; null beyond the edge. */
export function around({ rows, columns }: Shape, square: number): (number | null)[] {
  const [row, column] = [Math.floor(square / columns), square % columns];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right) => {
      const inside = row + down >= 0 && row + down < rows && column + right >= 0 && column + right < columns;
      return inside ? square + down * columns + right : null;
    }),
  );
}

/** The first free square from `square` on (itself included), or null when the line is full. */
export function nextFree(
  shape: Shape,
  square: number | null,
  direction: Direction,
  free: (square: number) => boolean,
): number | null {
  let at = square;
  while (at !== null && !free(at)) at = step(shape, at, direction, 1);
  return at;
}
