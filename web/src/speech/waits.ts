/** What a table begins to wait for beside a turn: a play that may be challenged, a question to all, somebody who has gone. */
import { t } from '../i18n/texts.svelte';
import type { GameView, Presence } from '../net/protocol';
import { declinedText, openOf } from './consent';
import { lengthSaid } from './lasting';
import { seatName } from './seats';

type Waiting = Pick<GameView, 'asked' | 'declined' | 'may' | 'over' | 'seats' | 'window' | 'you'>;

const NOTHING: Pick<Waiting, 'asked' | 'declined' | 'window'> = { asked: [], declined: null, window: null };

/** "Anna has played. Do you challenge it? Time left: 20 seconds"; empty where one may not. */
function windowText({ window, may, seats, you }: Waiting, now: number): string {
  if (window === null || !may.includes('challenge')) return '';
  const asked = t('window-theirs', { name: seatName(seats, window.seat, you) });
  return window.ends == null ? asked : `${asked} ${t('clock-left', { time: lengthSaid(window.ends - now) })}`;
}

/** What is new between two looks at a game, `now` milliseconds after it began; `before` is null for who has just come. */
export function waitsText(before: Waiting | null, game: Waiting, now: number): string {
  if (game.over !== null) return '';
  const old = before ?? { ...game, ...NOTHING };
  const known = new Set(openOf(old).map(({ what, by }) => `${what} ${by}`));
  const asked = openOf(game).filter(({ what, by }) => !known.has(`${what} ${by}`));
  const sameWindow = old.window?.seat === game.window?.seat && old.window?.ends === game.window?.ends;
  const declined = declinedText(game);
  return [
    sameWindow ? '' : windowText(game, now),
    ...asked.map(({ what, by }) => t(`asked-${what}`, { name: by === null ? '' : seatName(game.seats, by, game.you) })),
    declined === declinedText(old) ? '' : declined,
  ]
    .filter(Boolean)
    .join(' ');
}

type Gone = Presence['gone'];

/** Who has gone or is back, between two lists of those who are connected. */
export function goneText(before: Gone, gone: Gone, game: Pick<GameView, 'over' | 'seats' | 'you'>): string {
  if (game.over !== null || before?.seat === gone?.seat) return '';
  const back = before == null ? '' : `${seatName(game.seats, before.seat, game.you)}: ${t('here')}.`;
  return [back, gone == null ? '' : t('gone', { name: seatName(game.seats, gone.seat, game.you) })].filter(Boolean).join(' ');
}

/** That one may end the game without those who have gone, and how. */
export const claimText = (gone: NonNullable<Gone>, { seats, you }: Pick<GameView, 'seats' | 'you'>): string =>
  `${t('gone', { name: seatName(seats, gone.seat, you) })} ${t('claim-win')}, ${t('claim-abort')}.`;
