/** How tiles are told to the ear and to braille. */
import { t } from '../i18n/texts.svelte';
import { BLANK } from '../net/protocol';
import type { TileTable } from '../play/table';

/** A tile in a label: "SZ, 3 points", "blank as É", "blank". */
export function tileText(table: TileTable, tile: number): string {
  const face = table.face(tile);
  if (tile === BLANK) return t('tile-blank');
  return face.blank ? t('tile-blank-as', { letter: face.text }) : t('tile', { letter: face.text, points: face.points });
}

/** A tile in running speech, by the name of its letter: "esz", "blank as é". */
export function tileName(table: TileTable, tile: number): string {
  if (tile === BLANK) return t('tile-blank');
  const name = table.letter(tile)?.name ?? '';
  return tile & BLANK ? t('tile-blank-as', { letter: name }) : name;
}
