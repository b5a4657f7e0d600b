import { describe, expect, it, test } from 'vitest';
import { EMPTY_BOARD, TABLE, draftOf, shown, tiles } from './fixture';
import { erase, type, type Typed } from './typing';

/** Types keys one after the other from square 10 across; a capital asks for a blank. */
function typed(rack: string, keys: string, board = EMPTY_BOARD): Typed {
  let state: Typed = { draft: draftOf(rack), cursor: { square: 10, direction: 'across' }, pending: '' };
  for (const key of keys) state = type({ table: TABLE, board }, state, key, key !== key.toLowerCase());
  return state;
}

test.each([
  ['S Z A', 'sz', '10 S, 11 Z', 'both single tiles are there: they stay single'],
  ['SZ A', 'sz', '10 SZ', 'no S: the S waits for its Z'],
  ['S SZ A', 'sz', '10 SZ', 'no Z: the laid S becomes SZ'],
  ['Z SZ A', 'sz', '10 SZ', 'no S, though there is a Z'],
  ['S Z SZ', 'sz', '10 S, 11 Z', 'both readings fit: the single tiles first'],
  ['G GY A', 'gya', '10 GY, 11 A', 'no tile shows a lone Y'],
  ['GY A', 'gya', '10 GY, 11 A', 'the waiting G'],
  ['CS S Z', 'csz', '10 CS, 11 Z', 'only what was typed last is merged'],
  ['ZS SZ A', 'szs', '10 SZ', 'the S after SZ has no tile and waits for nothing'],
  ['? A', 'S', '10 [S]', 'Shift asks for a blank'],
  ['? S A', 'S', '10 [S]', 'Shift asks for a blank though the S is there'],
  ['? A', 'SZ', '10 [SZ]', 'one blank and two letters: the blank becomes the digraph'],
  ['? ? A', 'SZ', '10 [S], 11 [Z]', 'two blanks, two letters'],
  ['? Z', 'Sz', '10 [S], 11 Z', 'a blank and a tile'],
  ['? A', 'ka', '10 [K], 11 A', 'a blank stands in for a missing tile'],
  ['SZ ? A', 'sa', '10 [S], 11 A', 'the S waited in vain: the blank is it'],
])('%s typed %s gives %s (%s)', (rack, keys, expected) => {
  expect(shown(typed(rack, keys).draft)).toBe(expected);
});

describe('what cannot be laid', () => {
  it('names the reason and changes nothing', () => {
    expect(typed('A K', 'K')).toMatchObject({ problem: 'no-tile', draft: { placed: [] } });
    expect(typed('A', 'k')).toMatchObject({ problem: 'no-tile', draft: { placed: [] } });
    expect(typed('A', 'ж')).toMatchObject({ problem: 'no-letter', draft: { placed: [] } });
  });

  it('gives up a waiting letter that was no digraph', () => {
    expect(typed('SZ A', 'sa')).toMatchObject({ problem: 'no-tile', pending: '', draft: { placed: [] } });
  });

  it('stops at the edge', () => {
    const state = typed('A Á K C G S', 'aákcgs');
    expect(shown(state.draft)).toBe('10 A, 11 Á, 12 K, 13 C, 14 G');
    expect(state.problem).toBe('no-room');
  });
});

it('walks over tiles that already lie there', () => {
  const board = [...EMPTY_BOARD];
  board[11] = tiles('K')[0]!;
  expect(shown(typed('A Á', 'aá', board).draft)).toBe('10 A, 12 Á');
});

describe('Backspace', () => {
  const desk = { table: TABLE, board: EMPTY_BOARD };

  it('takes back the tile before the cursor and goes there', () => {
    const state = erase(desk, typed('A K', 'ak'));
    expect(shown(state.draft)).toBe('10 A');
    expect(state.cursor.square).toBe(11);
  });

  it('drops a waiting letter first', () => {
    const state = erase(desk, typed('A SZ', 'as'));
    expect(state.pending).toBe('');
    expect(shown(state.draft)).toBe('10 A');
  });

  it('takes back the last tile when the line is full', () => {
    const state = erase(desk, typed('A Á K C G', 'aákcg'));
    expect(shown(state.draft)).toBe('10 A, 11 Á, 12 K, 13 C');
  });

  it('does nothing on an empty board', () => {
    expect(erase(desk, typed('A', '')).draft.placed).toEqual([]);
  });
});
