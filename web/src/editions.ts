/** Editions as pages ask for them: one by its name, those with words, and their tables as the visitor reads squares. */
import { language } from './i18n/texts.svelte';
import { currentLook } from './look.svelte';
import { ApiError } from './net/api';
import type { Edition } from './net/protocol';
import { TileTable } from './play/table';

/** The edition of this id; throws `edition-unknown` where the server has none. */
export function editionNamed(editions: readonly Edition[], id: string): Edition {
  const edition = editions.find((each) => each.id === id);
  if (edition === undefined) throw new ApiError({ code: 'edition-unknown', facts: { edition: id } });
  return edition;
}

/** The tile table of an edition, its squares called as the settings say. */
export function tableOf(edition: Edition): TileTable {
  const { coordinates } = currentLook();
  return new TileTable(edition, coordinates === 'edition' ? edition.coordinates : coordinates);
}

/** The editions whose words are installed. */
export const withWords = (editions: readonly Edition[]): readonly Edition[] => editions.filter((each) => each.ready);

/** The one of these editions that is wished for, else one that can be played, else any: one of the page's language before the first. */
export function chosenAmong(editions: readonly Edition[], wished: string | null): Edition | undefined {
  const played = withWords(editions);
  const among = played.length > 0 ? played : editions;
  return editions.find(({ id }) => id === wished) ?? among.find((each) => each.language === language()) ?? among[0];
}

/** The editions whose words are installed, and the chosen one of them. */
export function readyAmong(editions: readonly Edition[], wished: string | null): { ready: readonly Edition[]; chosen: Edition | undefined } {
  const ready = withWords(editions);
  return { ready, chosen: chosenAmong(ready, wished) };
}
