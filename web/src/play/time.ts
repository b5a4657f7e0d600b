/** Clocks as the server tells them: how much is left, and how that is written. */
import type { GameView } from '../net/protocol';

type Timed = Pick<GameView, 'house' | 'times' | 'to_move' | 'over' | 'window'>;

/** Whether the clock of `seat` counts: not while the last play may be challenged in a timed game. */
export const runs = (game: Timed, seat: number): boolean => game.over === null && game.to_move === seat && game.window?.ends == null;

/** Milliseconds that `seat` has left at `now` (since the game's start); null without a clock. */
export function leftFor(game: Timed, seat: number, now: number): number | null {
  const { main = 0 } = game.house.clock ?? {};
  const counts = runs(game, seat);
  if (main > 0) {
    const running = counts ? Math.max(0, now - game.times.since) : 0;
    return main - (game.times.used[seat] ?? 0) - running;
  }
  return counts && game.times.turn_ends !== null ? Math.max(0, game.times.turn_ends - now) : null;
}

/** From when on the time is low: an eighth of it, not less than ten seconds and not more than a minute. */
export function lowFrom({ house }: Pick<Timed, 'house'>): number {
  const { main = 0, per_move = 0, correspondence = 0 } = house.clock ?? {};
  return Math.min(Math.max((main || per_move || correspondence) / 8, 10_000), 60_000);
}

/** At which times left it is said that time is short, the longest first: none of them before half of it is gone. */
export function warnedAt({ house }: Pick<Timed, 'house'>): readonly number[] {
  const { main = 0, per_move = 0, correspondence = 0 } = house.clock ?? {};
  const half = (main || per_move || correspondence) / 2;
  const steps = [3_600_000, 300_000, 60_000, 30_000, 10_000].filter((step) => step <= half);
  return steps.length === 0 ? [half] : steps;
}

/** The time to be said to be left, once `left` is: the next of `warnedAt` below `told`; null where none is due. */
export const warningDue = (game: Pick<Timed, 'house'>, left: number, told: number): number | null =>
  warnedAt(game).findLast((step) => left <= step && step < told) ?? null;

const two = (number: number): string => String(number).padStart(2, '0');

/** "12:05", "1:02:09", "3 d 04:00" of whole seconds. */
function secondsText(seconds: number): string {
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days > 0) return `${days} d ${two(hours)}:${two(minutes)}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** How long something took, in milliseconds: "0:07", "12:05". */
export const lengthText = (spent: number): string => secondsText(Math.round(spent / 1000));

/** What a clock shows; below ten seconds with tenths, beyond the end with a minus. */
export function clockText(left: number): string {
  if (left < 0) return `−${secondsText(Math.ceil(-left / 1000))}`;
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  return secondsText(Math.floor(left / 1000));
}
