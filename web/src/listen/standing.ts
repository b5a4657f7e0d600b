/** How a variant stands, as sentences for the ear. */
import { t } from '../i18n/texts.svelte';
import type { BingoBody, VariantView } from '../net/variants';
import { writtenText } from '../play/coordinates';
import type { TileTable } from '../play/table';
import { clockText } from '../play/time';
import { foreign } from '../speech/foreign';
import { moveText } from '../speech/moves';
import { tileName } from '../speech/tiles';
import { tableOf } from '../variants/layer.svelte';
import { cardText, overText, removalText, unwrittenOf, whoIs } from '../variants/said';
import { listed, QUESTIONS, type Lying, type Question } from './questions';

/** What lies on the table; null where nothing does. */
export function lyingIn({ body }: Pick<VariantView, 'body'>): Lying | null {
  if (body === null || body.variant === 'bingo') return null;
  if (body.variant === 'removal') return { board: body.board, rack: [], bag: 0, unseen: [] };
  return tableOf(body);
}

/** The questions that a variant has answers to. */
export function questionsOf({ variant }: Pick<VariantView, 'variant'>): readonly Question[] {
  const none: readonly Question[] = variant === 'removal' ? ['rack', 'spell', 'time', 'open'] : variant === 'bingo' ? ['spell', 'time', 'open', 'board'] : variant === 'solitaire' ? ['time'] : [];
  return QUESTIONS.filter((each) => !none.includes(each));
}

/** "kappa, crossed off": the letters of a card, word by word. */
export const cardSaid = (table: TileTable, { words, crossed }: BingoBody['cards'][number]): string[] =>
  words.map((word, at) => {
    const letters = word.map((tile, letter) => {
      const gone = crossed.some(([w, l]) => w === at && l === letter);
      return gone ? `${tileName(table, tile)} (${t('bingo-crossed')})` : tileName(table, tile);
    });
    return `${t('bingo-word', { number: at + 1 })}: ${listed(letters)}`;
  });

/** How many points everybody has; letters that are left in Bingo. */
export function scoresSaid(game: VariantView): string[] {
  const { body } = game;
  if (body === null) return [];
  switch (body.variant) {
    case 'solitaire':
      return [`${t('you')} ${body.total}`];
    case 'duplicate':
      return [`${t('you')} ${body.total} ${t('of-tops', { tops: body.tops })}`, `${body.share} %`];
    case 'topping':
      return [`${body.found} ${t('tops-found', { count: body.lines.length })}`, t('points-of-tops', { points: body.points, tops: body.tops })];
    case 'removal':
      return body.scores.map((score, seat) => `${whoIs(game, seat)} ${score}`);
    case 'bingo':
      return body.cards.map((_, seat) => `${whoIs(game, seat)}: ${cardText(body, seat)}`);
  }
}

/** What was done so far, the last first. */
export function movesSaid(table: TileTable, game: VariantView): string[] {
  const { body } = game;
  if (body === null) return [];
  switch (body.variant) {
    case 'solitaire':
      return [...body.game.moves].reverse().map((record) => moveText(table, record, body.game));
    case 'removal':
      return [...body.turns].reverse().map((turn) => removalText(table, game, turn));
    case 'bingo':
      return [...body.called].reverse().map((tile) => t('bingo-called', { letter: foreign(table.letter(tile)?.label ?? ''), name: tileName(table, tile) }));
    default:
      return [...body.lines].reverse().map((line) => `${t('duplicate-said-top', { top: foreign(writtenText(table.edition, line.top)), points: line.top_points })} ${t('duplicate-said-own', { points: line.points, total: line.total, share: line.share })}`);
  }
}

/** The answer to a question about the players, at `now` in milliseconds since 1970; undefined for others. */
export function variantSaid(question: Question, table: TileTable, game: VariantView, now: number): string | undefined {
  const { body } = game;
  if (question === 'scores') return listed(scoresSaid(game));
  if (question === 'time') return game.due === null ? t('listen-no-clock') : clockText(Math.max(0, game.due - now));
  if (question === 'last') return movesSaid(table, game)[0] ?? t('moves-none');
  if (body?.variant === 'bingo' && question === 'rack') return game.you === null ? t('listen-none') : cardSaid(table, body.cards[game.you]!).join('. ') || cardText(body, game.you);
  if (body?.variant === 'bingo' && question === 'unseen') return t('bingo-calls', { count: body.called.length, left: body.left });
  if (body?.variant === 'removal' && question === 'unseen') return t('ear-tiles-lie', { count: body.board.filter((tile) => tile !== 0).length });
  return undefined;
}

/** Whose turn it is, what is to be done, or how it ended. */
export function statusSaid(table: TileTable, game: VariantView): string {
  const { body, you } = game;
  if (body === null || game.phase === 'over') return overText(game);
  switch (body.variant) {
    case 'solitaire':
      return body.choosing === null ? t('your-turn') : t('choose-title', { count: body.wanted });
    case 'removal':
      return body.to_move === you ? t('your-turn') : t('thinking', { name: whoIs(game, body.to_move ?? 0) });
    case 'bingo': {
      const called = body.called.at(-1);
      const unwritten = unwrittenOf(body);
      if (you !== null && unwritten.includes(you)) return t('ear-write');
      const writing = unwritten.map((seat) => whoIs(game, seat));
      if (writing.length > 0) return t('bingo-waiting', { names: listed(writing) });
      return called === undefined ? t(you !== null && you === body.caller ? 'bingo-you-call' : 'bingo-host') : `${t('bingo-letter')} ${foreign(table.letter(called)?.label ?? '')} (${tileName(table, called)})`;
    }
    default:
      return body.variant === 'duplicate' && body.again ? t('duplicate-again') : t('round-number', { number: body.number });
  }
}
