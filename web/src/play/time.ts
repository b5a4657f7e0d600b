/** Clocks as the server tells them: how much is left, and how that is written. */
import type { GameView } from '../net/protocol';

type Timed = Pick<GameView, 'house' | 'times' | 'to_move' | 'over'>;

/** Milliseconds that `seat` has left at `now` (since the game's start); null without a clock. */
export function leftFor(game: Timed, seat: number, now: number): number | null {
  const { main = 0 } = game.house.clock ?? {};
  const runs = game.over === null && game.to_move === seat;
  if (main > 0) {
    const running = runs ? Math.max(0, now - game.times.since) : 0;
    return main - (game.times.used[seat] ?? 0) - running;
  }
  return runs && game.times.turn_ends !== null ? Math.max(0, game.times.turn_ends - now) : null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** "12:05", "1:02:09", "3 d 04:00"; below ten seconds with tenths, beyond the end with a minus. */
export function clockText(left: number): string {
  const sign = left < 0 ? '−' : '';
  const whole = Math.abs(left);
  if (left >= 0 && left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = left < 0 ? Math.ceil(whole / 1000) : Math.floor(whole / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days > 0) return `${sign}${days} d ${two(hours)}:${two(minutes)}`;
  if (hours > 0) return `${sign}${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${sign}${minutes}:${two(seconds % 60)}`;
}
