/** Steps of a replay as sentences, for the list of moves and for the ear. */
import { has, t } from '../i18n/texts.svelte';
import type { Replay, Step } from '../net/records';
import { placeName } from '../play/coordinates';
import type { TileTable } from '../play/table';
import { moveText } from '../speech/moves';
import { seatName } from '../speech/seats';

/** Why a game ended, in a sentence. */
export const reasonText = (reason: string): string => t(has(`over-${reason}`) ? `over-${reason}` : 'over-other');

/** What a step did: "Anna: 8F KARD, 14 points, 52 in all." */
export function stepText(table: Pick<TileTable, 'edition'>, replay: Replay, step: Step): string {
  const name = step.seat === undefined || step.seat === null ? '' : seatName(replay.seats, step.seat, replay.you);
  switch (step.kind) {
    case 'turn':
      return step.move ? moveText(table, step.move, replay) : '';
    case 'challenge':
      return t(`step-challenge-${step.upheld ? 'upheld' : 'failed'}${replay.you !== null && step.seat === replay.you ? '-own' : ''}`, { name });
    case 'takeback':
      return t('step-takeback');
    case 'end':
      return reasonText(replay.over?.reason ?? 'other');
  }
}

/** A step in a few words, where the player's name stands beside it. */
export function stepWords(table: Pick<TileTable, 'edition'>, step: Step): string {
  const { move } = step;
  if (step.kind === 'challenge') return t(step.upheld ? 'challenge-upheld' : 'challenge-failed');
  if (step.kind === 'takeback') return t('step-takeback');
  if (step.kind === 'end') return t('game-over');
  if (!move) return '';
  if (move.kind === 'exchange') return t('move-exchange', { count: move.count ?? 0 });
  if (move.kind !== 'play') return t(`move-${move.kind}`);
  return `${placeName(table.edition, move)} ${move.words?.[0]?.[0] ?? ''}`;
}
