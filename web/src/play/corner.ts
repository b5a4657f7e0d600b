/** Where a score can be shown beside laid tiles without hiding a letter. */

/** A crossing of grid lines, counted from the top left of the board. */
export interface Corner {
  readonly row: number;
  readonly column: number;
  /** Whether the word lies above it, and whether before it: what is shown there leans away. */
  readonly below: boolean;
  readonly after: boolean;
}

/**
 * The corner of the word from `first` to `last` with the fewest tiles around it.
 *
 * A tile's points stand at its lower right, so corners that leave the last tile's points alone come first.
 */
export function freestCorner(first: number, last: number, columns: number, lying: (square: number) => boolean): Corner {
  const [top, left] = [Math.floor(first / columns), first % columns];
  const [bottom, right] = [Math.floor(last / columns), last % columns];
  const corners: Corner[] = [
    { row: top, column: right + 1, below: false, after: true },
    { row: bottom + 1, column: left, below: true, after: false },
    { row: top, column: left, below: false, after: false },
    { row: bottom + 1, column: right + 1, below: true, after: true },
  ];
  const tiles = ({ row, column }: Corner): number =>
    [row - 1, row].reduce((sum, each) => sum + around(each, column, columns, lying), 0);
  return corners.reduce((best, corner) => (tiles(corner) < tiles(best) ? corner : best));
}

/** Tiles left and right of a grid line, in one row. */
function around(row: number, column: number, columns: number, lying: (square: number) => boolean): number {
  return [column - 1, column].filter((each) => each >= 0 && each < columns && row >= 0 && lying(row * columns + each)).length;
}
