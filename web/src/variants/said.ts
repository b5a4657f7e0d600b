/** What has happened in a game of a variant, as sentences for the live region. */
import { duplicateText, has, language, t } from '../i18n/texts.svelte';
import type { BingoBody, DuplicateBody, RemovalBody, RemovalTurn, SolitaireBody, ToppingBody, VariantView } from '../net/variants';
import { clockText } from '../play/time';
import { placesText, writtenText } from '../play/coordinates';
import type { TileTable } from '../play/table';
import { foreign } from '../speech/foreign';
import { moveText } from '../speech/moves';
import { tileName } from '../speech/tiles';

type Tabled = Pick<TileTable, 'edition'>;
type Seats = Pick<VariantView, 'seats' | 'you'>;

export const listed = (parts: readonly string[]): string => new Intl.ListFormat(language(), { type: 'unit' }).format(parts);

/** "You", or the name of a seat; a computer is called so. */
export function whoIs({ seats, you }: Seats, seat: number): string {
  const who = seats[seat];
  if (seat === you) return t('you');
  return who?.kind === 'computer' ? t('computer') : (who?.name ?? '');
}

export const faultText = (fault: string): string => duplicateText(`fault-${fault}`) ?? fault;

export const removalText = (table: Tabled, game: Seats, { seat, tiles, squares, points, total }: RemovalTurn): string =>
  t('removal-said', { name: whoIs(game, seat), tiles: foreign(tiles), places: placesText(table.edition, squares), points, total });

function duplicateNews(table: Tabled, before: DuplicateBody | null, now: DuplicateBody): string[] {
  const line = now.lines.at(-1);
  const closed = before !== null && line !== undefined && now.lines.length > before.lines.length;
  const told = closed
    ? [
        t('duplicate-said-top', { top: foreign(writtenText(table.edition, line.top)), points: line.top_points }),
        line.fault === null
          ? t('duplicate-said-own', { points: line.points, total: line.total, share: line.share })
          : t('duplicate-said-fault', { fault: faultText(line.fault), points: line.points, total: line.total, share: line.share }),
      ]
    : [];
  const drawn = now.running && (before?.number !== now.number || !before.running);
  return drawn ? [...told, t('round-number', { number: now.number })] : told;
}

function toppingNews(table: Tabled, before: ToppingBody | null, now: ToppingBody): string[] {
  if (before === null) return [t('round-number', { number: now.number })];
  const line = now.lines.at(-1);
  if (line !== undefined && now.lines.length > before.lines.length) {
    const facts = { top: foreign(writtenText(table.edition, line.top)), points: line.top_points, time: clockText(line.spent) };
    const told = line.found ? t('topping-found', facts) : t('topping-missed', facts);
    return now.over ? [told] : [told, t('round-number', { number: now.number })];
  }
  const tried = now.tries.at(-1);
  if (tried === undefined || now.tries.length === before.tries.length) return [];
  return [...(tried.fault === null ? [] : [faultText(tried.fault)]), t('topping-tried', { text: foreign(writtenText(table.edition, tried.play)), points: tried.points })];
}

function solitaireNews(table: Tabled, before: SolitaireBody | null, now: SolitaireBody): string[] {
  const moves = before === null ? [] : now.game.moves.slice(before.game.moves.length);
  const told = moves.map((record) => moveText(table, record, now.game));
  return now.choosing === null ? told : [...told, t('choose-title', { count: now.wanted })];
}

function removalNews(table: Tabled, game: Seats, before: RemovalBody | null, now: RemovalBody): string[] {
  const told = now.turns.slice(before?.turns.length ?? 0).map((turn) => removalText(table, game, turn));
  return now.to_move !== null && now.to_move === game.you ? [...told, t('your-turn')] : told;
}

/** Seats whose card is still to be written. */
export const unwrittenOf = (body: BingoBody): number[] => body.cards.flatMap((card, seat) => (card.written || seat === body.caller ? [] : [seat]));

/** How far a seat is with its card. */
export function cardText(body: BingoBody, seat: number): string {
  const card = body.cards[seat]!;
  if (seat === body.caller) return t('bingo-calling');
  return card.out ? t('bingo-out') : card.written ? t('bingo-left', { count: card.left }) : t('bingo-writes');
}

function bingoNews(game: Seats, table: TileTable, before: BingoBody | null, now: BingoBody): string[] {
  const called = now.called.slice(before?.called.length ?? 0);
  const letters = called.map((tile) => t('bingo-called', { letter: foreign(table.letter(tile)?.label ?? ''), name: tileName(table, tile) }));
  const claims = now.claims.filter((seat) => !(before?.claims ?? []).includes(seat));
  const out = now.cards.flatMap((card, seat) => (card.out && before?.cards[seat]?.out === false ? [seat] : []));
  const spots = called.length > 0 && now.spots.length > 0 ? [t('bingo-have', { count: now.spots.length })] : [];
  return [
    ...letters,
    ...spots,
    ...claims.map((seat) => t('bingo-claimed', { name: whoIs(game, seat) })),
    ...out.map((seat) => t('bingo-is-out', { name: whoIs(game, seat) })),
  ];
}

/** How it ended: why, and who has won. */
export function overText(game: VariantView): string {
  const over = game.body === null ? null : game.body.variant === 'solitaire' ? game.body.game.over : game.body.over;
  if (over === null) return '';
  const rounds = game.variant === 'duplicate' || game.variant === 'topping';
  const alone = game.seats.length === 1 || game.variant === 'solitaire';
  // A player alone agrees with nobody.
  const reason = alone && over.reason === 'agreed' ? 'other' : over.reason;
  const why = (rounds ? duplicateText(`over-${reason}`) : has(`over-${reason}`) ? t(`over-${reason}`) : undefined) ?? t('over-other');
  if (alone || over.winners.length === 0) return why;
  return `${why} ${t('said-winner', { names: listed(over.winners.map((seat) => whoIs(game, seat))) })}`;
}

/** A game before it was seen: nothing is known of it. */
type Before = Omit<VariantView, 'body'> & { readonly body: VariantView['body'] | null };

/** Everything that is new, in its order. */
export function newsOf(table: TileTable, before: Before, now: VariantView): string {
  const [old, body] = [before.body, now.body];
  const told: string[] = [];
  if (body.variant === 'solitaire') told.push(...solitaireNews(table, old as SolitaireBody | null, body));
  else if (body.variant === 'duplicate') told.push(...duplicateNews(table, old as DuplicateBody | null, body));
  else if (body.variant === 'topping') told.push(...toppingNews(table, old as ToppingBody | null, body));
  else if (body.variant === 'removal') told.push(...removalNews(table, now, old as RemovalBody | null, body));
  else told.push(...bingoNews(now, table, old as BingoBody | null, body));
  if (now.phase === 'over' && before.phase !== 'over') told.push(overText(now));
  return told.join(' ');
}
