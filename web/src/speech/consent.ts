/** What is asked of all beside a turn, and who did not agree to the end. */
import { t } from '../i18n/texts.svelte';
import type { GameView } from '../net/protocol';
import { seatName } from './seats';

/** What this seat has been asked and has not answered. */
export const openOf = ({ asked, you }: Pick<GameView, 'asked' | 'you'>): GameView['asked'] =>
  you === null ? [] : asked.filter(({ granted }) => !granted.includes(you));

/** Who did not agree to end the game, and why where a computer says so; empty where nobody declined. */
export function declinedText({ declined, seats, you }: Pick<GameView, 'declined' | 'seats' | 'you'>): string {
  if (declined == null || declined.seat === you) return '';
  return t(`declined-${declined.reason ?? 'end'}`, { name: seatName(seats, declined.seat, you) });
}
