/** What a square counts for, as the board of an edition is drawn. */
import type { Edition } from '../net/protocol';

export type Premium = 'none' | 'letter-2' | 'letter-3' | 'word-2' | 'word-3' | 'start';

const PREMIUMS: Readonly<Record<string, Premium>> = {
  d: 'letter-2',
  t: 'letter-3',
  D: 'word-2',
  T: 'word-3',
  '*': 'start',
};

export function premiumAt(edition: Edition, square: number): Premium {
  const picture = edition.premiums[Math.floor(square / edition.columns)] ?? '';
  return PREMIUMS[picture[square % edition.columns] ?? '.'] ?? 'none';
}
