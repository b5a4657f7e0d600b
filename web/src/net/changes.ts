/** What a `changed` message makes of the game as it was. Knows no rules: it puts in what it is given. */
import type { Changed, GameView, MoveRecord } from './protocol';
import type { VariantView } from './variants';

/** A game of any kind, as one may see it. */
export type AnyView = GameView | VariantView;

/** `game` once it has changed so; the old one is left as it was. */
export function changed<View extends AnyView>(game: View, { game: fields, moves, board, body = {} }: Pick<Changed, 'game' | 'moves' | 'board' | 'body'>): View {
  const next: AnyView = { ...(game as AnyView), ...fields };
  const whole = 'body' in next ? { ...next, body: { ...next.body, ...body } } : { ...next, moves: withLines(next.moves, moves), board: withTiles(next.board, board) };
  return whole as View;
}

/** Squares of the last move that still stands, in the order of laying. */
export const lastLaid = (moves: readonly MoveRecord[]): readonly number[] =>
  moves.findLast(({ withdrawn, taken_back }) => !withdrawn && !taken_back)?.laid ?? [];

/** Lines with the number of an old one take its place. */
function withLines(old: readonly MoveRecord[], lines: readonly MoveRecord[]): readonly MoveRecord[] {
  const again = new Set(lines.map(({ seq }) => seq));
  return lines.length === 0 ? old : [...old.filter(({ seq }) => !again.has(seq)), ...lines];
}

function withTiles(old: readonly number[], squares: Changed['board']): readonly number[] {
  const tiles = new Map(squares);
  return squares.length === 0 ? old : old.map((tile, square) => tiles.get(square) ?? tile);
}
