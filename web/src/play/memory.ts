/** The order of the rack and the laid tiles survive a reload of the page, for as long as the tab lives. */
import { atHand, EMPTY_DRAFT, take, withRack, type Draft } from './draft';

const name = (game: string): string => `crossglot.draft.${game}`;

interface Saved {
  readonly rack: readonly number[];
  /** [index in the rack, square, tile] */
  readonly placed: readonly (readonly [number, number, number])[];
  /** [index in the rack, square] of blanks taken from the board, which follow the rack's own tiles */
  readonly taken?: readonly (readonly [number, number])[];
}

export function rememberDraft(game: string, draft: Draft): void {
  const saved: Saved = {
    rack: draft.rack.map(({ tile }) => tile),
    placed: draft.placed.map(({ key, square, tile }) => [
      atHand(draft).findIndex((each) => each.key === key),
      square,
      tile,
    ]),
    taken: draft.taken.map(({ key, square }) => [draft.rack.findIndex((each) => each.key === key), square]),
  };
  try {
    sessionStorage.setItem(name(game), JSON.stringify(saved));
  } catch {
    // Storage is full or forbidden: the game itself is on the server.
  }
}

/** The draft that was remembered, as far as it still fits the rack and board; else a fresh one. */
export function recallDraft(game: string, rack: readonly number[], board: readonly number[]): Draft {
  try {
    const saved = JSON.parse(sessionStorage.getItem(name(game)) ?? 'null') as Saved | null;
    if (saved !== null) {
      const fresh = withRack(EMPTY_DRAFT, saved.rack, board);
      const ordered = (saved.taken ?? []).reduce((draft, [index, square]) => take(draft, fresh.rack[index]!.key, square), fresh);
      const tiles = atHand(ordered);
      const placed = saved.placed.map(([index, square, tile]) => ({ key: tiles[index]!.key, square, tile }));
      return withRack({ ...ordered, placed }, rack, board);
    }
  } catch {
    // Written by another version: forget it.
  }
  return withRack(EMPTY_DRAFT, rack, board);
}
