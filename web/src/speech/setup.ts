/** What was agreed on for a game, in a line. */
import { t } from '../i18n/texts.svelte';
import type { Offer } from '../net/protocol';

/** "Rapid, 15 min + 5 s, rated". */
export function setupText({ house, speed, rated }: Pick<Offer, 'house' | 'speed' | 'rated'>): string {
  const { main = 0, increment = 0, correspondence = 0, per_move = 0 } = house.clock ?? {};
  const parts = [t(`speed-${speed}`)];
  if (main > 0) parts.push(t('clock-main', { minutes: main / 60_000, seconds: increment / 1000 }));
  if (correspondence > 0) parts.push(t('clock-days', { days: correspondence / 86_400_000 }));
  if (per_move > 0) parts.push(t('clock-per-move', { seconds: per_move / 1000 }));
  parts.push(rated ? t('rated') : t('casual'));
  return parts.join(', ');
}
