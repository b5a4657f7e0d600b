/** A game in its middle, for the page of components: made up, and the same every time. */
import { BLANK, type GameView, type WordVerdict } from '../net/protocol';
import type { TileTable } from '../play/table';

/** The letters of this word lie in the middle of the example, so far as the edition has them. */
export const EXAMPLE_WORD = 'KARD';

const startOf = ({ edition }: TileTable): number => edition.start[0] ?? 0;

const laidOf = (table: TileTable): readonly (readonly [square: number, tile: number])[] => {
  const { columns } = table.edition;
  const from = startOf(table) - 1;
  const across = [...EXAMPLE_WORD].flatMap((letter, at) => {
    const tile = table.named(letter)?.id;
    return tile === undefined ? [] : [[from + at, tile] as const];
  });
  const below = table.named('L')?.id ?? 1;
  return [...across, [from + 1 + columns, BLANK | below]];
};

export function exampleBoard(table: TileTable): number[] {
  const { rows, columns } = table.edition;
  const board = Array<number>(rows * columns).fill(0);
  for (const [square, tile] of laidOf(table)) board[square] = tile;
  return board;
}

export function exampleGame(table: TileTable): GameView {
  const { id, tiles, rack_size } = table.edition;
  const unseen = tiles.map((tile) => [tile.id, tile.count] as const).filter(([tile]) => tile !== 0);
  return {
    id: 'example',
    edition: id,
    lexicon: '',
    seats: [
      { name: 'Anna', kind: 'human', player: null, score: 14, rack_count: rack_size },
      { name: '', kind: 'computer', player: 'level-5', score: 9, rack_count: rack_size },
    ],
    you: 0,
    to_move: 0,
    board: exampleBoard(table),
    rack: [...table.letters.slice(0, rack_size - 1).map((letter) => letter.id), BLANK],
    bag: 81,
    unseen,
    moves: [
      { seq: 1, seat: 0, kind: 'play', start: startOf(table) - 1, direction: 0, laid: laidOf(table).slice(0, 4).map(([square]) => square), words: [[EXAMPLE_WORD, 14]], points: 14, total: 14 },
      { seq: 2, seat: 1, kind: 'play', start: startOf(table), direction: 1, words: [['AL', 9]], points: 9, total: 9 },
      { seq: 3, seat: 0, kind: 'exchange', count: 2, points: 0, total: 14 },
    ],
    over: null,
    lookups: 'none',
    house: {},
    rated: false,
    delay: 0,
    times: { used: [0, 254_000], since: 0, turn_ends: null },
    window: null,
    asked: [],
    draw: null,
    argued: null,
    arguable: [],
    declined: null,
    may: [],
  };
}

export const exampleVerdict = (word: string): { verdict: { standing: 'admissible' }; explanation: WordVerdict['explanation'] } => ({
  verdict: { standing: 'admissible' },
  explanation: { answer: `${word} ✓`, reason: '', rules: '', note: '', readings: ['kard'], admitted_in: '', tilings: '', near: '', source: '' },
});
