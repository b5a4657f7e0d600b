/** Words of the last plays that something is said of: doubted in a challenge, or argued for in a themed game. */
import type { GameView, Move } from '../net/protocol';

/** The words that may be challenged now, the main word first; none where one may not. */
export function doubtable({ window, may, moves }: Pick<GameView, 'window' | 'may' | 'moves'>): readonly string[] {
  if (window === null || !may.includes('challenge')) return [];
  return (moves.findLast(({ seat, kind }) => seat === window.seat && kind === 'play')?.words ?? []).map(([word]) => word);
}

/** The challenge of all words but those `spared`, by their place; null where none is left. */
export function challengeOf(count: number, spared: ReadonlySet<number>): Move | null {
  const words = Array.from({ length: count }, (_, place) => place).filter((place) => !spared.has(place));
  if (count > 0 && words.length === 0) return null;
  return words.length === count ? { kind: 'challenge' } : { kind: 'challenge', words };
}

/** The words of one's own last play that one may say belong to the theme, with their places. */
export function arguableOf({ arguable = [], moves, you }: Pick<GameView, 'arguable' | 'moves' | 'you'>): readonly (readonly [place: number, word: string])[] {
  const words = moves.findLast(({ seat }) => seat === you)?.words ?? [];
  return arguable.flatMap((place) => (words[place] === undefined ? [] : [[place, words[place][0]] as const]));
}
