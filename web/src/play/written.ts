/** Letters that came as text, as tiles. */
import { BLANK } from '../net/protocol';
import type { Face, TileTable } from './table';

/** The faces of a rack as it is written: `[SZ]` is one tile, `?` a blank. */
export function rackFaces(table: TileTable, written: string): Face[] {
  return [...written.matchAll(/\[([^\]]+)\]|(\S)/gu)].flatMap(([, digraph, single]) => {
    const text = digraph ?? single ?? '';
    const tile = text === '?' ? BLANK : table.named(text)?.id;
    return tile === undefined ? [] : [table.face(tile)];
  });
}

/** The faces of a word, the longest label first. */
export const wordFaces = (table: TileTable, word: string): Face[] => table.lettersOf(word).map(({ id }) => table.face(id));
