/** What the house rules of a game add to what may be typed into its line. */
import { t } from '../i18n/texts.svelte';
import type { House } from '../net/protocol';

export const houseHint = ({ blank_reuse, blank_as_space, two_bags }: House): string =>
  [
    blank_reuse ? ` ${t('listen-hint-take')}` : '',
    blank_as_space ? ` ${t('listen-hint-space')}` : '',
    two_bags ? ` ${t('listen-hint-vowels')}` : '',
  ].join('');
