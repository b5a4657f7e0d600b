/** What a seat is called in the visitor's language. */
import { has, t } from '../i18n/texts.svelte';
import type { Seat } from '../net/protocol';

/** "You", "Computer", or "Computer 2" when several computers sit at the table. */
export function seatName(seats: readonly Seat[], seat: number, you: number | null): string {
  const who = seats[seat];
  if (who === undefined) return '';
  if (seat === you) return t('you');
  if (who.kind === 'human') return who.name;
  const computers = seats.filter(({ kind }) => kind === 'computer').length;
  const number = seats.slice(0, seat + 1).filter(({ kind }) => kind === 'computer').length;
  return computers === 1 ? t('computer') : t('computer-number', { number });
}

/** How a computer plays, or nothing for people. */
export function levelName(seat: Seat): string {
  if (seat.player === null) return '';
  const number = /^level-(\d+)$/.exec(seat.player)?.[1];
  if (number !== undefined) return t('level-number', { number });
  return has(`level-${seat.player}`) ? t(`level-${seat.player}`) : '';
}
