/** Words argued for in a themed game, as sentences: the question, and what came of it. */
import { t } from '../i18n/texts.svelte';
import type { GameView } from '../net/protocol';
import { foreign } from './foreign';
import { seatName } from './seats';

/** What is new about the word argued for, between two looks at a game; empty where nothing is. */
export function argumentText(before: GameView, now: GameView): string {
  const [old, argued] = [before.argued ?? null, now.argued ?? null];
  const facts = (of: NonNullable<GameView['argued']>): Record<string, string | number> => ({ name: seatName(now.seats, of.seat, now.you), word: foreign(of.word), points: of.points });
  if (argued !== null && old === null) return t('theme-argued', facts(argued));
  if (old === null || argued !== null || now.over !== null) return '';
  const granted = (now.seats[old.seat]?.score ?? 0) > (before.seats[old.seat]?.score ?? 0);
  return t(granted ? 'theme-granted' : 'theme-refused', facts(old));
}
