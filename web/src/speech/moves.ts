/** Moves as sentences for the live region. */
import { t } from '../i18n/texts.svelte';
import type { GameView, MoveRecord, PreviewAnswer, PreviewWord } from '../net/protocol';
import { seatName } from './seats';

/** "Computer: 8F KARD, also EL; 14 points, 52 in all." */
export function moveText(record: MoveRecord, game: Pick<GameView, 'seats' | 'you'>): string {
  const name = seatName(game.seats, record.seat, game.you);
  switch (record.kind) {
    case 'play': {
      const [main, ...others] = (record.words ?? []).map(([word]) => word);
      const facts = { name, position: record.position ?? '', word: main ?? '', points: record.points, total: record.total };
      return others.length === 0 ? t('said-play', facts) : t('said-play-more', { ...facts, others: others.join(', ') });
    }
    case 'exchange':
      return t('said-exchange', { name, count: record.count ?? 0 });
    case 'pass':
      return t('said-pass', { name });
    case 'skip':
      return t('said-skip', { name });
    case 'resign':
      return t('said-resign', { name });
  }
}

/** "KARD, EL: 14 points", with the words that are not in the list named. */
export function wordsText(points: number, words: readonly PreviewWord[]): string {
  const named = words.map(({ word, admissible }) => (admissible === false ? t('said-unknown-word', { word }) : word));
  return t('said-preview', { words: named.join(', '), points });
}

export const previewText = (preview: PreviewAnswer): string =>
  'points' in preview ? wordsText(preview.points, preview.words) : '';
