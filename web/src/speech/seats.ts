/** What a seat is called in the visitor's language. */
import { has, t } from '../i18n/texts.svelte';
import type { Seat } from '../net/protocol';

/** What the server calls people without a name; no account may have it. */
const GUEST = 'Guest';

/** The names of people as one reads them: of several without a name each has a number. */
export function peopleNames(names: readonly (string | null)[]): string[] {
  const guests = names.flatMap((name, at) => (name === null || name === GUEST ? [at] : []));
  return names.map((name, at) => {
    if (!guests.includes(at)) return name!;
    return guests.length === 1 ? t('guest') : t('guest-number', { number: guests.indexOf(at) + 1 });
  });
}

/** "You", "Computer", or "Computer 2" when several computers sit at the table. */
export function seatName(seats: readonly Seat[], seat: number, you: number | null): string {
  const who = seats[seat];
  if (who === undefined) return '';
  if (seat === you) return t('you');
  if (who.kind === 'human') return personName(seats, seat, you);
  const computers = seats.filter(({ kind }) => kind === 'computer').length;
  const number = seats.slice(0, seat + 1).filter(({ kind }) => kind === 'computer').length;
  return computers === 1 ? t('computer') : t('computer-number', { number });
}

function personName(seats: readonly Seat[], seat: number, you: number | null): string {
  const people = seats.map(({ kind, name }, at) => ({ kind, name, at })).filter(({ kind, at }) => kind === 'human' && at !== you);
  const names = peopleNames(people.map(({ name }) => name));
  return names[people.findIndex(({ at }) => at === seat)] ?? '';
}

/** How a computer plays, or nothing for people. */
export function levelName(seat: Seat): string {
  if (seat.player === null) return '';
  const number = /^level-(\d+)$/.exec(seat.player)?.[1];
  if (number !== undefined) return t('level-number', { number });
  return has(`level-${seat.player}`) ? t(`level-${seat.player}`) : '';
}
