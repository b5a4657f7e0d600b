/** What is asked of all beside a turn, and who did not agree to the end, as sentences. */
import { t } from '../i18n/texts.svelte';
import type { GameView } from '../net/protocol';
import { seatName } from './seats';

/** What this seat has been asked and has not answered. */
export function askedTexts({ asked, seats, you }: Pick<GameView, 'asked' | 'seats' | 'you'>): readonly string[] {
  if (you === null) return [];
  const open = asked.filter(({ granted }) => !granted.includes(you));
  return open.map(({ what, by }) => t(`asked-${what}`, { name: by === null ? '' : seatName(seats, by, you) }));
}

/** Who did not agree to end the game, and why where a computer says so; empty where nobody declined. */
export function declinedText({ declined, seats, you }: Pick<GameView, 'declined' | 'seats' | 'you'>): string {
  if (declined == null || declined.seat === you) return '';
  return t(`declined-${declined.reason ?? 'end'}`, { name: seatName(seats, declined.seat, you) });
}

/** Both, as one message; empty where there is nothing to say. */
export const consentText = (game: GameView): string => (game.over === null ? [...askedTexts(game), declinedText(game)].filter((text) => text !== '').join(' ') : '');
