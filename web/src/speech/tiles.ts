/** How tiles are told to the ear and to braille. */
import { t } from '../i18n/texts.svelte';
import { foreign } from './foreign';
import { BLANK } from '../net/protocol';
import type { TileTable } from '../play/table';

/** A tile among others, with its points: "SZ, 3 points", "blank É", "blank". */
export function tileText(table: TileTable, tile: number): string {
  const face = table.face(tile);
  if (tile === BLANK) return t('tile-blank');
  return face.blank ? t('tile-blank-as', { letter: foreign(face.text) }) : t('tile', { letter: foreign(face.text), points: face.points });
}

/** A tile in running speech, by the name of its letter: "esz", "blank é". */
export function tileName(table: TileTable, tile: number): string {
  if (tile === BLANK) return t('tile-blank');
  const name = foreign(table.letter(tile)?.name ?? '');
  return tile & BLANK ? t('tile-blank-as', { letter: name }) : name;
}

/** A tile by the spelling alphabet, so that no two sound alike: "esz mint Szilvia", "blank é mint Éva". */
export function tileSpelled(table: TileTable, tile: number): string {
  const letter = table.letter(tile);
  if (letter === undefined) return t('tile-blank');
  const spelled = foreign(letter.spelled ?? letter.name);
  return tile & BLANK ? t('tile-blank-as', { letter: spelled }) : spelled;
}

/** Tiles as they are written one after the other; a blank is "?". */
export const tilesText = (table: TileTable, tiles: readonly number[]): string => tiles.map((tile) => table.face(tile).text || '?').join('');
