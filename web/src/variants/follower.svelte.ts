/** Somebody at a game of a variant that lays nothing: what has happened is told, what was refused is shown. */
import { knowRefusals } from '../i18n/texts.svelte';
import type { Refusal } from '../net/protocol';
import type { VariantSnapshot } from '../net/variants';
import type { TileTable } from '../play/table';
import { Announcer } from '../speech/announcer.svelte';
import { refusalText } from '../speech/moves';
import { newsOf } from './said';
import { VariantSession } from './session.svelte';

export class Follower {
  readonly announcer = new Announcer();
  readonly session: VariantSession;
  readonly game = $derived.by(() => this.session.game);
  /** What was refused since the game last changed. */
  problem: Refusal | null = $state.raw(null);

  /** To be made while a component is: its effects end with the component. */
  constructor(table: TileTable, first: VariantSnapshot, onchange: () => void = () => {}) {
    this.session = new VariantSession(first, {
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
    }, table.restyled);
    $effect(() => () => this.session.close());
  }
}
