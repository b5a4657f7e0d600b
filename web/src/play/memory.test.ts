import { beforeEach, expect, it } from 'vitest';
import { place, reorder } from './draft';
import { EMPTY_BOARD, draftOf, shown, tiles } from './fixture';
import { recallDraft, rememberDraft } from './memory';

beforeEach(() => sessionStorage.clear());

it('brings back laid tiles, blanks too, and the order of the rack', () => {
  const draft = draftOf('A ? S');
  const ordered = reorder(draft, draft.rack[2]!.key, 0);
  rememberDraft('g', place(place(ordered, draft.rack[1]!.key, 12, tiles('Z')[0]), draft.rack[0]!.key, 13));
  const back = recallDraft('g', tiles('A S ?'), EMPTY_BOARD);
  expect(shown(back)).toBe('12 [Z], 13 A');
  expect(back.rack.map(({ tile }) => tile)).toEqual(tiles('S A ?'));
});

it('forgets what no longer fits', () => {
  const draft = draftOf('A S');
  rememberDraft('g', place(draft, draft.rack[0]!.key, 12));
  expect(recallDraft('g', tiles('K S'), EMPTY_BOARD).placed).toEqual([]);
  const board = [...EMPTY_BOARD];
  board[12] = 3;
  expect(recallDraft('g', tiles('A S'), board).placed).toEqual([]);
});

it('survives what another version wrote', () => {
  sessionStorage.setItem('crossglot.draft.g', '{"rack":3}');
  expect(recallDraft('g', tiles('A'), EMPTY_BOARD).rack).toHaveLength(1);
});
