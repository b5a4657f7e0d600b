/** What the places at a table that waits, or is watched, are called. */
import { t } from '../i18n/texts.svelte';
import type { Place } from '../net/generated/wire';
import { peopleNames } from './seats';

/** Who is to sit at a table that waits or is watched, seat by seat. */
export function placeNames(places: readonly Pick<Place, 'kind' | 'name' | 'player'>[]): string[] {
  const people = peopleNames(places.flatMap(({ kind, name }) => (kind === 'human' ? [name] : [])));
  return places.map(({ kind, player }) => {
    if (kind === 'open') return t('seat-open');
    if (kind === 'human') return people.shift()!;
    const level = /^level-(\d+)$/.exec(player ?? '')?.[1];
    return level === undefined ? t('computer') : `${t('computer')} (${t('level-number', { number: level })})`;
  });
}
