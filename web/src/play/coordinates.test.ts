import { describe, expect, it } from 'vitest';
import { columnName, lineLetter, placeName, placesText, rowName, squareName, writtenText, type Named } from './coordinates';

const NUMBERED: Named = { columns: 15, coordinates: 'numbered-rows' };
const LETTERED: Named = { columns: 15, coordinates: 'lettered-rows' };

describe('squares', () => {
  it('are named letter first in both styles', () => {
    expect(squareName(NUMBERED, 17)).toBe('C2');
    expect(squareName(LETTERED, 17)).toBe('B3');
  });

  it('lie where a row and a column meet', () => {
    expect([rowName(NUMBERED, 1), columnName(NUMBERED, 2)]).toEqual(['2', 'C']);
    expect([rowName(LETTERED, 1), columnName(LETTERED, 2)]).toEqual(['B', '3']);
    expect([lineLetter(25), lineLetter(26)]).toEqual(['Z', 'AA']);
  });

  it('of a removal are named one by one', () => {
    expect(placesText(NUMBERED, [4, 64])).toBe('1E 5E');
    expect(placesText(LETTERED, [4, 64])).toBe('A5 E5');
  });
});

describe('a play', () => {
  // Row 5, column C: the first symbol names the line that the word lies in.
  it.each([
    [0, NUMBERED, '5C'],
    [1, NUMBERED, 'C5'],
    [0, LETTERED, 'E3'],
    [1, LETTERED, '3E'],
  ] as const)('in direction %i on %o starts at %s', (direction, board, place) => {
    expect(placeName(board, { start: 62, direction })).toBe(place);
  });

  it('that is none starts nowhere', () => {
    expect(placeName(NUMBERED, {})).toBe('');
  });

  it('is written with its word, and the points if they are claimed', () => {
    const play = { start: 112, direction: 0, word: 'KA[SZ]' } as const;
    expect(writtenText(NUMBERED, play)).toBe('8H KA[SZ]');
    expect(writtenText(LETTERED, { ...play, claimed: 0 })).toBe('H8 KA[SZ] 0');
  });
});
