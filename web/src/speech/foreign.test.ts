import { beforeAll, describe, expect, it } from 'vitest';
import { knowRefusals, learn, speak } from '../i18n/texts.svelte';
import { BLANK, type GameView, type MoveRecord } from '../net/protocol';
import { HUNGARIAN, TABLE, tiles } from '../play/fixture';
import { TileTable } from '../play/table';
import { lineSaid, spelledSaid, squareSaid } from '../listen/questions';
import { foreign, partsOf, plain, sentence } from './foreign';
import { moveText, previewText, refusalText } from './moves';
import { tileName, tileText } from './tiles';

beforeAll(async () => {
  await speak('en');
  await learn('listen');
  await knowRefusals();
});

/** What is in the language of the game. */
const marked = (text: string): string[] => partsOf(text).filter((part) => part.foreign).map(({ text: piece }) => piece);

const [sz] = tiles('SZ');

describe('what is spoken in the language of the game', () => {
  it('is a digraph as one piece, and the letter of a blank', () => {
    expect(marked(tileText(TABLE, sz!))).toEqual(['SZ']);
    expect(plain(tileText(TABLE, BLANK | sz!))).toBe('blank SZ');
    expect(marked(tileText(TABLE, BLANK | sz!))).toEqual(['SZ']);
    expect(marked(tileText(TABLE, BLANK))).toEqual([]);
    expect(marked(tileName(TABLE, sz!))).toEqual(['sz']);
  });

  it('is where a play lies and every word of it', () => {
    const record = { seat: 0, kind: 'play', start: 7, direction: 0, words: [['KARD', 14], ['EL', 2]], points: 16, total: 52 } as unknown as MoveRecord;
    const text = moveText(TABLE, record, { seats: [{ name: 'x', kind: 'human' }], you: 0 } as unknown as GameView);
    expect(plain(text)).toBe('You: 2C KARD, also EL, 16 points, 52 in all.');
    expect(marked(text)).toEqual(['2C KARD', 'EL']);
  });

  it('is what no longer stands, and why', () => {
    const game = { seats: [{ name: 'x', kind: 'human' }], you: 0 } as unknown as GameView;
    const record = { seat: 0, kind: 'play', start: 7, direction: 0, words: [['KARD', 14]], points: 14, total: 52 } as unknown as MoveRecord;
    expect(plain(moveText(TABLE, { ...record, taken_back: true }, game))).toBe('You: 2C KARD, 14 points, 52 in all. (taken back)');
    expect(plain(moveText(TABLE, { ...record, withdrawn: true }, game))).toContain('(challenged, taken off)');
  });

  it('is a square by its name', () => {
    const game = { board: HUNGARIAN.premiums.flatMap(() => [0, 0, 0, 0, 0]) } as unknown as GameView;
    expect(plain(squareSaid(TABLE, game, 0))).toBe('A1: triple word, empty');
    expect(marked(squareSaid(TABLE, game, 0))).toEqual(['A1']);
    expect(marked(lineSaid(TABLE, game, { direction: 'across', number: 0 }))).toEqual([]);
  });

  it('is a word that is refused or previewed', () => {
    expect(marked(refusalText({ code: 'words-not-admissible', facts: { words: ['KARX', 'ELX'] } }))).toEqual(['KARX', 'ELX']);
    const words = [{ word: 'KARX', points: 3, squares: [], admissible: false }];
    expect(marked(previewText({ type: 'preview', preview_id: 1, points: 3, words }))).toEqual(['KARX']);
  });
});

it('leaves nothing unseen behind', () => {
  expect(partsOf(`a ${foreign('b')} c`)).toEqual([
    { text: 'a ', foreign: false },
    { text: 'b', foreign: true },
    { text: ' c', foreign: false },
  ]);
  expect(foreign('')).toBe('');
});

it('is one piece where only space parts it', () => {
  expect(partsOf(`${foreign('8F')} ${foreign('KARD')}`)).toEqual([{ text: '8F KARD', foreign: true }]);
});

it('ends a sentence that has no end of its own', () => {
  expect(['Pass?', 'Μένεις;', 'kard', foreign('kard')].map(sentence)).toEqual(['Pass?', 'Μένεις;', 'kard.', `${foreign('kard')}.`]);
});

describe('tiles by the spelling alphabet', () => {
  const words: Readonly<Record<string, string>> = { SZ: 'esz mint Szilvia', Á: 'á mint Ádám' };
  const told = HUNGARIAN.tiles.map((tile) => (tile.label in words ? { ...tile, spelled: words[tile.label]! } : tile));
  const table = new TileTable({ ...HUNGARIAN, tiles: told });

  it('are told one by one, by their names where they have no word, and a blank as one', () => {
    const rack = [...tiles('SZ K ?'), BLANK | tiles('Á')[0]!];
    expect(plain(spelledSaid(table, rack))).toBe('esz mint Szilvia, k, blank, blank á mint Ádám');
    expect(marked(spelledSaid(table, rack))).toEqual(['esz mint Szilvia', 'k', 'á mint Ádám']);
    expect(spelledSaid(table, [])).toBe('none');
  });

  it('of a word, digraphs as one letter', () => {
    const labels = (word: string): string[] => table.lettersOf(word).map(({ label }) => label);
    expect(labels('szák')).toEqual(['SZ', 'Á', 'K']);
    expect(labels('CSZS')).toEqual(['CS', 'ZS']);
    expect(labels('k-5x')).toEqual(['K']);
  });
});
