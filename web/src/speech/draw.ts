/** The draw for the start as a sentence: who drew what, and who starts. */
import { t } from '../i18n/texts.svelte';
import { BLANK, type GameView } from '../net/protocol';
import type { TileTable } from '../play/table';
import { foreign } from './foreign';
import { seatName } from './seats';

/** "Draw for the start: You B, Computer A. First to play: Computer."; empty where nobody knows. */
export function drawText(table: TileTable, { draw, seats, you }: Pick<GameView, 'seats' | 'you'> & Partial<Pick<GameView, 'draw'>>): string {
  if (!draw) return '';
  const letter = (tile: number): string => (tile === BLANK ? t('tile-blank') : foreign(table.face(tile).text));
  const rounds = draw.rounds.map((round) => round.map(([seat, tile]) => `${seatName(seats, seat, you)} ${letter(tile)}`).join(', '));
  const [first = '', ...again] = rounds;
  const draws = [first, ...again.map((round) => t('start-draw-again', { draws: round }))].join('; ');
  return t('start-draw', { draws, name: seatName(seats, draw.first, you) });
}

/** Whether the visitor has yet to hear of the draw: they have not had a turn. */
export const isOpening = ({ over, moves, you }: GameView): boolean => over === null && you !== null && moves.every(({ seat }) => seat !== you);
