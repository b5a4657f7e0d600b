/** Where the lens above a finger goes. All in CSS pixels. */

/** The lens is this wide and high: three squares each way. */
export const SIDE = 132;
/** Between the lens and the tile that it shows. */
const GAP = 26;
/** What stays free at the edges of the window. */
const MARGIN = 4;

/** The top left of the lens for a tile carried at `x`, `y`: above it, or beside it near the top of the window. */
export function lensAt(x: number, y: number, width: number): { readonly left: number; readonly top: number } {
  const above = y - GAP - SIDE;
  const aside = x > width / 2 ? x - SIDE - 2 * GAP : x + 2 * GAP;
  const left = above >= MARGIN ? x - SIDE / 2 : aside;
  return { left: Math.min(Math.max(left, MARGIN), width - SIDE - 2 * MARGIN), top: Math.max(above, MARGIN) };
}
