/** A small Hungarian edition and short ways to write racks: for tests only. */
import { BLANK, type Edition } from '../net/protocol';
import { EMPTY_DRAFT, withRack, type Draft } from './draft';
import { TileTable } from './table';

const LABELS = ['A', 'Á', 'CS', 'C', 'G', 'GY', 'K', 'S', 'SZ', 'Y', 'Z', 'ZS'];

export const HUNGARIAN: Edition = {
  id: 'HU-T',
  name: 'Próba',
  language: 'hu',
  rack_size: 7,
  rows: 5,
  columns: 5,
  premiums: ['T.d.T', '.D.D.', 't.*.t', '.D.D.', 'T.d.T'],
  start: [12],
  tiles: LABELS.map((label, index) => ({
    id: index + 1,
    label,
    lower: label.toLowerCase(),
    count: 1,
    points: index,
    name: label.toLowerCase(),
    vowel: label === 'A' || label === 'Á',
  })),
  blanks: 2,
  coordinates: 'numbered-rows',
  writing: 'ltr',
  ready: true,
  compose: { CS: ['C', 'S'], SZ: ['S', 'Z'], ZS: ['Z', 'S'] },
};

export const TABLE = new TileTable(HUNGARIAN);
export const EMPTY_BOARD: readonly number[] = Array<number>(25).fill(0);

/** Ids of tiles written with blanks between: "S SZ ?". */
export const tiles = (text: string): number[] =>
  text.split(' ').map((label) => (label === '?' ? BLANK : TABLE.named(label)!.id));

export const draftOf = (rack: string): Draft => withRack(EMPTY_DRAFT, tiles(rack), EMPTY_BOARD);

/** What lies where, as text: "12 S, 13 [z]"; brackets for a blank. */
export const shown = (draft: Draft): string =>
  draft.placed
    .map(({ square, tile }) => `${square} ${tile & BLANK ? `[${TABLE.face(tile).text}]` : TABLE.face(tile).text}`)
    .join(', ');
