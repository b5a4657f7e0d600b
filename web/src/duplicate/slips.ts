/** Slips: what lies on the board, written as a word on its squares. */
import type { SlipBody, Top } from '../net/duplicate';
import type { Laid, Refusal } from '../net/protocol';

/** What of a top goes on the board. */
export type Laying = Pick<Top, 'start' | 'direction' | 'tiles'>;

type Lines = { readonly rows: number; readonly columns: number };

const at = (tiles: ReadonlyMap<number, number>, board: readonly number[], square: number): number => tiles.get(square) ?? board[square] ?? 0;

/** The squares of a line through `square` that are taken without a gap. */
function run({ rows, columns }: Lines, taken: (square: number) => boolean, square: number, direction: 0 | 1): number[] {
  const [row, column] = [Math.floor(square / columns), square % columns];
  const line = direction === 0 ? Array.from({ length: columns }, (_, index) => row * columns + index) : Array.from({ length: rows }, (_, index) => index * columns + column);
  const here = line.indexOf(square);
  let [first, last] = [here, here];
  while (first > 0 && taken(line[first - 1]!)) first -= 1;
  while (last + 1 < line.length && taken(line[last + 1]!)) last += 1;
  return line.slice(first, last + 1);
}

/** The slip that laid tiles make; a refusal where they are no one word. */
export function slipOf(lines: Lines, board: readonly number[], laid: readonly Laid[]): SlipBody | Refusal {
  const tiles = new Map(laid);
  const squares = [...tiles.keys()];
  const first = squares[0];
  if (first === undefined) return { code: 'play-no-tiles', facts: {} };
  const taken = (square: number): boolean => at(tiles, board, square) !== 0;
  const words = ([0, 1] as const).map((direction) => ({ direction, squares: run(lines, taken, first, direction) }));
  const holding = words.filter((word) => squares.every((square) => word.squares.includes(square)));
  // One tile alone may belong to two words: the longer one names it.
  const word = holding.sort((one, other) => other.squares.length - one.squares.length)[0];
  if (word !== undefined) return { start: word.squares[0]!, direction: word.direction, word: word.squares.map((square) => at(tiles, board, square)) };
  const line = (key: (square: number) => number): boolean => new Set(squares.map(key)).size === 1;
  const straight = line((square) => Math.floor(square / lines.columns)) || line((square) => square % lines.columns);
  return { code: straight ? 'play-gap' : 'play-not-in-line', facts: {} };
}

/** The squares on which a top laid tiles, with these tiles. */
export function laidBy({ columns }: Lines, { start, direction, tiles }: Laying): readonly Laid[] {
  const step = direction === 0 ? 1 : columns;
  return tiles.flatMap((tile, index) => (tile === 0 ? [] : [[start + index * step, tile] as const]));
}

/** The board with the top of a round on it. */
export function withTop(lines: Lines, board: readonly number[], top: Laying): number[] {
  const next = board.length > 0 ? [...board] : new Array<number>(lines.rows * lines.columns).fill(0);
  for (const [square, tile] of laidBy(lines, top)) next[square] = tile;
  return next;
}
