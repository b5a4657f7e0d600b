/** Somebody at a game of a variant that lays nothing: what has happened is told, what was refused is shown. */
import { untrack } from 'svelte';
import { knowRefusals, t } from '../i18n/texts.svelte';
import type { Refusal } from '../net/protocol';
import type { Act, VariantSnapshot, VariantView } from '../net/variants';
import { Session } from '../play/session.svelte';
import type { TileTable } from '../play/table';
import { Announcer } from '../speech/announcer.svelte';
import { refusalText } from '../speech/moves';
import { newsOf, whoIs } from './said';

export class Follower {
  readonly announcer = new Announcer();
  readonly session: Session<VariantView, Act>;
  readonly game = $derived.by(() => this.session.game);
  /** What was refused since the game last changed. */
  problem: Refusal | null = $state.raw(null);

  /** To be made while a component is: its effects end with the component. */
  constructor(table: TileTable, first: VariantSnapshot, onchange: () => void = () => {}) {
    this.session = new Session<VariantView, Act>(first, {
      changed: (before, now) => {
        this.problem = null;
        onchange();
        const news = newsOf(table, before, now);
        if (news !== '') this.announcer.say(news);
      },
      refused: (refusal) => {
        this.problem = refusal;
        void knowRefusals().then(() => this.announcer.alert(refusalText(refusal)));
      },
    }, table.edition.coordinates);
    $effect(() => {
      const gone = this.session.presence?.gone ?? null;
      // The announcer reads what it writes: only the news may run this again.
      untrack(() => {
        if (gone !== null && gone.seat !== this.game.you) this.announcer.say(t('gone', { name: whoIs(this.game, gone.seat) }));
      });
    });
    $effect(() => () => this.session.close());
  }
}
