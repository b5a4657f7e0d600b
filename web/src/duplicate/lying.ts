/** What lies on the board of a game of an event, before the first round too. */
import type { Edition } from '../net/protocol';
import { laidBy, type Laying } from './slips';

interface Lying {
  /** A tile id for every square; 0 is none. */
  readonly board: readonly number[];
  /** Squares of the last top, in the order of laying. */
  readonly last: readonly number[];
}

export function lyingOf(edition: Edition, { board, rounds }: { readonly board: readonly number[]; readonly rounds: readonly { readonly top: Laying }[] }): Lying {
  const top = rounds.at(-1)?.top;
  return {
    board: board.length > 0 ? board : new Array<number>(edition.rows * edition.columns).fill(0),
    last: top === undefined ? [] : laidBy(edition, top).map(([square]) => square),
  };
}
