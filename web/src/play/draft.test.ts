import { describe, expect, it } from 'vitest';
import { laid, onRack, place, recall, reorder, shuffle, slots, sort, take, takeBack, withRack } from './draft';
import { EMPTY_BOARD, TABLE, draftOf, shown, tiles } from './fixture';

const rackText = (draft: ReturnType<typeof draftOf>): string =>
  onRack(draft).map(({ tile }) => TABLE.face(tile).text || '?').join(' ');

const slotText = (draft: ReturnType<typeof draftOf>): string =>
  slots(draft).map(({ tile }) => (tile === null ? '_' : TABLE.face(tile.tile).text || '?')).join(' ');

describe('laying', () => {
  const draft = draftOf('S SZ ?');
  const [s, , blank] = draft.rack;

  it('takes the tile off the rack and gives it back', () => {
    const after = place(draft, s!.key, 12);
    expect(rackText(after)).toBe('SZ ?');
    expect(rackText(takeBack(after, s!.key))).toBe('S SZ ?');
    expect(rackText(recall(after))).toBe('S SZ ?');
  });

  it('moves a tile that lies already', () => {
    expect(shown(place(place(draft, s!.key, 12), s!.key, 3))).toBe('3 S');
  });

  it('puts a tile in the place of another of the draft', () => {
    const after = place(place(draft, s!.key, 12), draft.rack[1]!.key, 12);
    expect(shown(after)).toBe('12 SZ');
    expect(rackText(after)).toBe('S ?');
  });

  it('tells the server squares in order, a blank with its letter', () => {
    const after = place(place(draft, blank!.key, 13, tiles('Z')[0]), s!.key, 12);
    expect(laid(after)).toEqual([
      [12, tiles('S')[0]],
      [13, 64 | tiles('Z')[0]!],
    ]);
  });
});

describe('what the server says about the rack', () => {
  it('keeps the slots of what stays and fills those of what went', () => {
    const draft = draftOf('S SZ K');
    expect(rackText(withRack(draft, tiles('K A S'), EMPTY_BOARD))).toBe('S A K');
    expect(rackText(withRack(draft, tiles('K A S C'), EMPTY_BOARD))).toBe('S A K C');
    expect(rackText(withRack(draft, tiles('K'), EMPTY_BOARD))).toBe('K');
  });

  it('keeps laid tiles unless their square was taken', () => {
    const draft = draftOf('S SZ');
    const both = place(place(draft, draft.rack[0]!.key, 12), draft.rack[1]!.key, 13);
    const board = [...EMPTY_BOARD];
    board[12] = 1;
    expect(shown(withRack(both, tiles('S SZ'), board))).toBe('13 SZ');
  });

  it('tells equal tiles apart', () => {
    const draft = draftOf('A A');
    expect(rackText(place(draft, draft.rack[1]!.key, 12))).toBe('A');
    expect(rackText(withRack(draft, tiles('A'), EMPTY_BOARD))).toBe('A');
  });
});

describe('the order of the rack', () => {
  it('sorts by the alphabet, blanks last', () => {
    expect(rackText(sort(draftOf('? SZ A S')))).toBe('A S SZ ?');
  });

  it('leaves the slot of a laid tile empty, and the others where they are', () => {
    const draft = draftOf('A C G K');
    expect(slotText(place(draft, draft.rack[1]!.key, 12))).toBe('A _ G K');
  });

  it('shows a blank taken from the board in the slot of its letter', () => {
    const draft = draftOf('A C G');
    const taken = take(draft, draft.rack[1]!.key, 12);
    expect(slotText(taken)).toBe('A ? G');
    expect(slotText(place(taken, taken.taken[0]!.blank, 13, 1))).toBe('A _ G');
  });

  it('moves a tile to the slot it is dropped on; an empty one changes places with it', () => {
    const draft = draftOf('A C G K');
    const without = place(draft, draft.rack[1]!.key, 12);
    expect(slotText(reorder(without, draft.rack[0]!.key, 2))).toBe('_ G A K');
    expect(slotText(reorder(without, draft.rack[3]!.key, 0))).toBe('K A _ G');
    expect(slotText(reorder(without, draft.rack[3]!.key, 1))).toBe('A K G _');
    expect(slotText(reorder(without, draft.rack[0]!.key, 9))).toBe('_ G K A');
  });

  it('shuffles to another order, with the same tiles', () => {
    const draft = draftOf('A C G K');
    const shuffled = shuffle(draft, () => 0.999);
    expect(rackText(shuffled)).not.toBe('A C G K');
    expect([...rackText(shuffled)].sort()).toEqual([...rackText(draft)].sort());
  });
});
