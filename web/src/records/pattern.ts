/** A picture for a name: the same for everybody who sees it, and made of nothing else. */

/** Squares on a side; the left half is mirrored. */
export const SIDE = 5;
const HALF = Math.ceil(SIDE / 2);
/** Colours of the board, by the names of their tokens. */
const COLOURS = ['letter-2', 'word-2', 'word-3', 'letter-3'] as const;

export interface Pattern {
  /** The squares that are laid, row by row. */
  readonly laid: readonly number[];
  readonly colour: (typeof COLOURS)[number];
}

/** FNV-1a: short, and spreads names that differ in one letter. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function patternOf(name: string): Pattern {
  const hash = mixed(name.normalize('NFC'));
  const laid: number[] = [];
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < HALF; column += 1) {
      if (((hash >>> (row * HALF + column)) & 1) === 0) continue;
      laid.push(row * SIDE + column);
      if (column !== SIDE - 1 - column) laid.push(row * SIDE + SIDE - 1 - column);
    }
  }
  return { laid, colour: COLOURS[hash >>> 30]! };
}
