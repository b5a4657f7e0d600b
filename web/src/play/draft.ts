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

/** A blank on the board, taken for the tile of the rack that is its letter. */
export interface Taken {
  readonly square: number;
  /** The tile of the rack that lies in its place. */
  readonly key: number;
  /** The blank, at hand since. */
  readonly blank: number;
}

export interface Draft {
  /** All tiles of the rack in the player's order, the laid ones too. */
  readonly rack: readonly RackTile[];
  /** In the order of laying. */
  readonly placed: readonly Placed[];
  readonly taken: readonly Taken[];
}

export const EMPTY_DRAFT: Draft = { rack: [], placed: [], taken: [] };

let lastKey = 0;

/** The draft for a rack as the server tells it: known tiles keep their slot and key, new ones come where others went. */
export function withRack(draft: Draft, rack: readonly number[], board: readonly number[]): Draft {
  const left = [...rack];
  const slots = draft.rack.map((each) => {
    const index = left.indexOf(each.tile);
    if (index >= 0) left.splice(index, 1);
    return index >= 0 ? each : null;
  });
  const kept = slots.filter((each) => each !== null);
  const taken = draft.taken.filter(({ key, square }) => kept.some((each) => each.key === key && board[square] === (BLANK | each.tile)));
  const keys = new Set([...kept.map(({ key }) => key), ...taken.map(({ blank }) => blank)]);
  const placed = draft.placed.filter(({ key, square }) => keys.has(key) && board[square] === 0);
  const drawn = left.map((tile) => ({ key: ++lastKey, tile }));
  const filled = slots.map((each) => each ?? drawn.shift()).filter((each) => each !== undefined);
  return { rack: [...filled, ...drawn], placed, taken };
}

/** All tiles at hand: those of the rack, and the blanks taken from the board. */
export const atHand = ({ rack, taken }: Draft): readonly RackTile[] =>
  taken.length === 0 ? rack : [...rack, ...taken.map(({ blank }) => ({ key: blank, tile: BLANK }))];

/** All that lies: the tiles laid, and those in the place of blanks taken. */
export const lying = ({ rack, placed, taken }: Draft): readonly Placed[] =>
  taken.length === 0 ? placed : [...taken.map(({ square, key }) => ({ square, key, tile: rack.find((each) => each.key === key)?.tile ?? 0 })), ...placed];

/** Puts the tile `key` in the place of the blank on a square, which comes to hand. */
export function take(draft: Draft, key: number, square: number): Draft {
  const free = takeBack(draft, key);
  return { ...free, taken: [...free.taken, { square, key, blank: ++lastKey }] };
}

/** The tiles that are still on the rack. */
export function onRack(draft: Draft): readonly RackTile[] {
  const laid = new Set(lying(draft).map(({ key }) => key));
  return atHand(draft).filter(({ key }) => !laid.has(key));
}

/** A place of the rack: it stays where it is while its tile lies on the board. A blank taken lies where its letter was. */
export interface Slot {
  readonly key: number;
  readonly tile: RackTile | null;
}

export function slots(draft: Draft): readonly Slot[] {
  const left = onRack(draft);
  return draft.rack.map(({ key }) => {
    const at = draft.taken.find((each) => each.key === key)?.blank ?? key;
    return { key, tile: left.find((each) => each.key === at) ?? null };
  });
}

export const isFree = (draft: Draft, board: readonly number[], square: number): boolean =>
  board[square] === 0 && !draft.placed.some((placed) => placed.square === square);

export const placedAt = (draft: Draft, square: number): Placed | undefined =>
  lying(draft).find((placed) => placed.square === square);

/** Lays the tile `key` on a square; `face` is the letter of a blank. A tile laid before moves there. */
export function place(draft: Draft, key: number, square: number, face?: number): Draft {
  const tile = atHand(draft).find((each) => each.key === key)?.tile;
  if (tile === undefined) return draft;
  const { taken, placed } = takeBack(draft, key);
  const others = placed.filter((each) => each.square !== square);
  const lies = tile === BLANK && face !== undefined ? BLANK | face : tile;
  return { ...draft, taken, placed: [...others, { square, key, tile: lies }] };
}

/** A blank whose letter comes back to the rack goes back to the board. */
export function takeBack(draft: Draft, key: number): Draft {
  const back = draft.taken.find((each) => each.key === key);
  return {
    ...draft,
    placed: draft.placed.filter((placed) => placed.key !== key && placed.key !== back?.blank),
    taken: draft.taken.filter((each) => each !== back),
  };
}

/** Whether both have the same tiles on the rack and board together, in any order. */
export const sameTiles = (one: Draft, other: Draft): boolean =>
  one.rack.length === other.rack.length && one.rack.every(({ key }) => other.rack.some((each) => each.key === key));

/** Whether the same tiles lie on the same squares. */
export const liesAlike = (one: Draft, other: Draft): boolean =>
  one.placed.length === other.placed.length &&
  one.placed.every(({ key, square, tile }) => other.placed.some((each) => each.key === key && each.square === square && each.tile === tile)) &&
  one.taken.length === other.taken.length &&
  one.taken.every(({ blank }) => other.taken.some((each) => each.blank === blank));

export const recall = (draft: Draft): Draft => ({ ...draft, placed: [], taken: [] });

/** What the server is told: [square, tile] in the order of squares. */
export const laid = (draft: Draft): readonly Laid[] =>
  draft.placed.map(({ square, tile }): Laid => [square, tile]).sort((a, b) => a[0] - b[0]);

/** Puts a tile of the rack into the slot `index`: an empty one changes places with it, others make room. */
export function reorder(draft: Draft, key: number, index: number): Draft {
  const from = draft.rack.findIndex((each) => each.key === key);
  const to = Math.min(Math.max(index, 0), draft.rack.length - 1);
  const moved = draft.rack[from];
  if (moved === undefined) return draft;
  const rack = [...draft.rack];
  if (slots(draft)[to]!.tile === null) [rack[from], rack[to]] = [rack[to]!, moved];
  else {
    rack.splice(from, 1);
    rack.splice(to, 0, moved);
  }
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
