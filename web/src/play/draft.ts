/**
 * Tiles of a rack, some of them laid on the board but not played yet.
 *
 * A draft is a value: every function gives a new one. It knows which tile lies where, and nothing
 * about whether that is a good idea.
 */
import { BLANK, type Laid } from '../net/protocol';

/** One tile of the rack. The key names it for as long as it is on the rack, also when two are alike. */
export interface RackTile {
  readonly key: number;
  readonly tile: number;
}

export interface Placed {
  readonly square: number;
  readonly key: number;
  /** As it lies: for a blank `BLANK | letter`. */
  readonly tile: number;
}

export interface Draft {
  /** All tiles of the rack in the player's order, the laid ones too. */
  readonly rack: readonly RackTile[];
  /** In the order of laying. */
  readonly placed: readonly Placed[];
}

export const EMPTY_DRAFT: Draft = { rack: [], placed: [] };

let lastKey = 0;

/** The draft for a rack as the server tells it: known tiles keep their place and key, new ones follow. */
export function withRack(draft: Draft, rack: readonly number[], board: readonly number[]): Draft {
  const left = [...rack];
  const kept = draft.rack.filter(({ tile }) => {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  const keys = new Set(kept.map(({ key }) => key));
  const placed = draft.placed.filter(({ key, square }) => keys.has(key) && board[square] === 0);
  return { rack: [...kept, ...left.map((tile) => ({ key: ++lastKey, tile }))], placed };
}

/** The tiles that are still on the rack. */
export function onRack(draft: Draft): readonly RackTile[] {
  const laid = new Set(draft.placed.map(({ key }) => key));
  return draft.rack.filter(({ key }) => !laid.has(key));
}

export const isFree = (draft: Draft, board: readonly number[], square: number): boolean =>
  board[square] === 0 && !draft.placed.some((placed) => placed.square === square);

export const placedAt = (draft: Draft, square: number): Placed | undefined =>
  draft.placed.find((placed) => placed.square === square);

/** Lays the tile `key` on a square; `face` is the letter of a blank. A tile laid before moves there. */
export function place(draft: Draft, key: number, square: number, face?: number): Draft {
  const tile = draft.rack.find((each) => each.key === key)?.tile;
  if (tile === undefined) return draft;
  const others = draft.placed.filter((placed) => placed.key !== key && placed.square !== square);
  const lies = tile === BLANK && face !== undefined ? BLANK | face : tile;
  return { ...draft, placed: [...others, { square, key, tile: lies }] };
}

export const takeBack = (draft: Draft, key: number): Draft => ({
  ...draft,
  placed: draft.placed.filter((placed) => placed.key !== key),
});

/** Whether both have the same tiles on the rack and board together, in any order. */
export const sameTiles = (one: Draft, other: Draft): boolean =>
  one.rack.length === other.rack.length && one.rack.every(({ key }) => other.rack.some((each) => each.key === key));

/** Whether the same tiles lie on the same squares. */
export const liesAlike = (one: Draft, other: Draft): boolean =>
  one.placed.length === other.placed.length &&
  one.placed.every(({ key, square, tile }) => other.placed.some((each) => each.key === key && each.square === square && each.tile === tile));

export const recall = (draft: Draft): Draft => ({ ...draft, placed: [] });

/** What the server is told: [square, tile] in the order of squares. */
export const laid = (draft: Draft): readonly Laid[] =>
  draft.placed.map(({ square, tile }): Laid => [square, tile]).sort((a, b) => a[0] - b[0]);

/** Puts a tile of the rack before the one that is at `index` among those still on the rack. */
export function reorder(draft: Draft, key: number, index: number): Draft {
  const moved = draft.rack.find((each) => each.key === key);
  if (moved === undefined) return draft;
  const before = onRack(draft).filter((each) => each.key !== key)[index];
  const rack = draft.rack.filter((each) => each.key !== key);
  rack.splice(before ? rack.indexOf(before) : rack.length, 0, moved);
  return { ...draft, rack };
}

/** A random order that differs from the present one whenever there is another. */
export function shuffle(draft: Draft, random: () => number = Math.random): Draft {
  const rack = [...draft.rack];
  for (let last = rack.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [rack[last], rack[other]] = [rack[other]!, rack[last]!];
  }
  const same = rack.every(({ tile }, index) => tile === draft.rack[index]?.tile);
  if (same && rack.length > 1) rack.push(rack.shift()!);
  return { ...draft, rack };
}

/** The order of the edition's alphabet, blanks last. */
export const sort = (draft: Draft): Draft => ({
  ...draft,
  rack: [...draft.rack].sort((a, b) => a.tile - b.tile),
});
