/** Answers to what somebody who does not see the board asks about it, as sentences. */
import { language, t } from '../i18n/texts.svelte';
import { BLANK, type GameView } from '../net/protocol';
import { columnName, rowName, squareName } from '../play/coordinates';
import { premiumAt, type Direction } from '../play/squares';
import type { TileTable } from '../play/table';
import { clockText, leftFor } from '../play/time';
import { foreign } from '../speech/foreign';
import { moveText } from '../speech/moves';
import { seatName } from '../speech/seats';
import { tileName, tileSpelled, tileText } from '../speech/tiles';

export const QUESTIONS = ['rack', 'spell', 'scores', 'time', 'last', 'unseen', 'open', 'board'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What lies where, as far as questions about it need to know: an ordinary game, or a variant. */
export type Lying = Pick<GameView, 'board' | 'rack' | 'bag' | 'unseen'>;

/** A row or a column, counted from 0. */
export interface Line {
  readonly direction: Direction;
  readonly number: number;
}

export const listed = (parts: readonly string[]): string => new Intl.ListFormat(language(), { type: 'unit' }).format(parts);

/** The squares of a line in its order. */
export function squaresOf({ edition }: TileTable, { direction, number }: Line): number[] {
  return direction === 'across'
    ? Array.from({ length: edition.columns }, (_, column) => number * edition.columns + column)
    : Array.from({ length: edition.rows }, (_, row) => row * edition.columns + number);
}

function lineName({ edition }: TileTable, { direction, number }: Line): string {
  return direction === 'across'
    ? t('listen-row', { name: rowName(edition, number) })
    : t('listen-column', { name: columnName(edition, number) });
}

/** "H8: K, 4 points" or "H8: double word, empty". */
export function squareSaid(table: TileTable, game: Lying, square: number): string {
  const name = foreign(squareName(table.edition, square));
  const tile = game.board[square] ?? 0;
  if (tile !== 0) return `${name}: ${tileText(table, tile)}`;
  const premium = premiumAt(table.edition, square);
  const parts = premium === 'none' ? [] : [t(`premium-${premium}`)];
  return `${name}: ${[...parts, t('square-empty')].join(', ')}`;
}

/** "Row 8: from G8 k, a, r, d" with every run of tiles on the line; or that it is empty. */
export function lineSaid(table: TileTable, game: Lying, line: Line): string {
  const runs: string[] = [];
  let run: string[] = [];
  for (const square of [...squaresOf(table, line), null]) {
    const tile = square === null ? 0 : (game.board[square] ?? 0);
    if (tile !== 0 && square !== null) {
      if (run.length === 0) run.push(t('listen-from', { square: foreign(squareName(table.edition, square)) }));
      run.push(tileName(table, tile));
    } else if (run.length > 0) {
      runs.push(`${run[0]} ${run.slice(1).join(', ')}`);
      run = [];
    }
  }
  return `${lineName(table, line)}: ${runs.length === 0 ? t('square-empty') : runs.join('; ')}`;
}

/** All lines there are, rows first. */
export function linesOf({ edition }: TileTable): Line[] {
  const across = Array.from({ length: edition.rows }, (_, number) => ({ direction: 'across', number }) as const);
  return [...across, ...Array.from({ length: edition.columns }, (_, number) => ({ direction: 'down', number }) as const)];
}

/** The lines where tiles lie, told one after the other. */
function boardSaid(table: TileTable, game: Lying): string {
  const rows = rowsSaid(table, game);
  return rows.length === 0 ? t('listen-board-empty') : rows.join('. ');
}

/** Empty premium squares of words that touch a tile: where the next word may be dear. */
function openSaid(table: TileTable, game: Lying): string {
  const { rows, columns } = table.edition;
  const beside = (square: number): boolean =>
    [square % columns > 0 && square - 1, square % columns < columns - 1 && square + 1, square - columns, square + columns].some(
      (near) => typeof near === 'number' && near >= 0 && near < rows * columns && (game.board[near] ?? 0) !== 0,
    );
  const open = game.board.flatMap((tile, square) => (tile === 0 && beside(square) ? [square] : []));
  const premiums = open.filter((square) => premiumAt(table.edition, square) !== 'none');
  const named = premiums.map((square) => `${foreign(squareName(table.edition, square))} ${t(`premium-${premiumAt(table.edition, square)}`)}`);
  return t('listen-open-said', { count: open.length, premiums: named.length === 0 ? t('listen-none') : listed(named) });
}

function rackSaid(table: TileTable, game: Lying): string {
  return game.rack.length === 0 ? t('listen-none') : listed(game.rack.map((tile) => tileText(table, tile)));
}

/** Letters by the spelling alphabet, one item each. */
export const spelledSaid = (table: TileTable, tiles: readonly number[]): string =>
  tiles.length === 0 ? t('listen-none') : listed(tiles.map((tile) => tileSpelled(table, tile)));

function unseenSaid(table: TileTable, game: Lying): string {
  const tiles = game.unseen.filter(([, count]) => count > 0);
  const named = tiles.map(([tile, count]) => `${tile === BLANK ? t('tile-blank') : tileName(table, tile)} ${count}`);
  return `${t('bag', { count: game.bag })}. ${listed(named)}`;
}

/** What every clock shows; or that there is none. */
function timeSaid(game: GameView, now: number): string {
  const clocks = game.seats.flatMap((_, seat) => {
    const left = leftFor(game, seat, now);
    return left === null ? [] : [`${seatName(game.seats, seat, game.you)} ${clockText(left)}`];
  });
  return clocks.length === 0 ? t('listen-no-clock') : listed(clocks);
}

/** The key of every question, in the visitor's language. */
export const keysOf = (): Record<Question, string> =>
  Object.fromEntries(QUESTIONS.map((each) => [each, t(`listen-key-${each}`)])) as Record<Question, string>;

/** The rows where tiles lie, one sentence each. */
export const rowsSaid = (table: TileTable, game: Lying): string[] =>
  linesOf(table)
    .filter((line) => line.direction === 'across' && squaresOf(table, line).some((square) => (game.board[square] ?? 0) !== 0))
    .map((line) => lineSaid(table, game, line));

/** The answer to a question about what lies where; undefined for questions about the players. */
export function lyingSaid(question: Question, table: TileTable, game: Lying): string | undefined {
  switch (question) {
    case 'rack':
      return rackSaid(table, game);
    case 'spell':
      return spelledSaid(table, game.rack);
    case 'unseen':
      return unseenSaid(table, game);
    case 'open':
      return openSaid(table, game);
    case 'board':
      return boardSaid(table, game);
    default:
      return undefined;
  }
}

/** The answer to a question, `now` milliseconds after the game began. */
export function answer(question: Question, table: TileTable, game: GameView, now: number): string {
  if (question === 'scores') return listed(game.seats.map(({ score }, seat) => `${seatName(game.seats, seat, game.you)} ${score}`));
  if (question === 'time') return timeSaid(game, now);
  if (question === 'last') {
    const last = game.moves.at(-1);
    return last === undefined ? t('moves-none') : moveText(table, last, game);
  }
  return lyingSaid(question, table, game) ?? '';
}
