import { describe, expect, it } from 'vitest';
import { place } from './draft';
import { EMPTY_BOARD, TABLE, draftOf, shown, tiles } from './fixture';
import { respellings } from './respell';

/** Lays the first tiles of the rack from square 10 across and tells what else fits. */
function offers(rack: string, count: number, board = EMPTY_BOARD, from = 10) {
  let draft = draftOf(rack);
  draft.rack.slice(0, count).forEach(({ key }, index) => (draft = place(draft, key, from + index)));
  return respellings(TABLE, board, draft, 'across');
}

describe('respelling', () => {
  it('offers the digraph for two letters, and what follows closes up', () => {
    const [offer] = offers('S Z A SZ', 3);
    expect(offer).toMatchObject({ from: ['S', 'Z'], to: ['SZ'] });
    expect(shown(offer!.draft)).toBe('10 SZ, 11 A');
  });

  it('offers two letters for the digraph, and what follows moves on', () => {
    const [offer] = offers('SZ A S Z', 2);
    expect(offer).toMatchObject({ from: ['SZ'], to: ['S', 'Z'] });
    expect(shown(offer!.draft)).toBe('10 S, 11 Z, 12 A');
  });

  it('walks over tiles that lie there', () => {
    const board = [...EMPTY_BOARD];
    board[11] = 1;
    expect(shown(offers('SZ S Z', 1, board)[0]!.draft)).toBe('10 S, 12 Z');
  });

  it.each([
    ['S Z A', 2, 'the rack has no SZ'],
    ['SZ S A', 1, 'the rack has no Z'],
    ['GY G Y', 1, 'GY may not be composed'],
  ])('offers nothing for %s (%i laid): %s', (rack, count) => {
    expect(offers(rack, count)).toEqual([]);
  });

  it('offers nothing that would leave the board', () => {
    expect(offers('SZ S Z', 1, EMPTY_BOARD, 14)).toEqual([]);
  });

  it('leaves blanks alone', () => {
    const draft = draftOf('? S Z');
    const laid = place(draft, draft.rack[0]!.key, 10, tiles('SZ')[0]);
    expect(respellings(TABLE, EMPTY_BOARD, laid, 'across')).toEqual([]);
  });
});
