/** Somebody who hands slips in: at an event, or playing one again alone. */
import { untrack } from 'svelte';
import type { Handed } from '../net/duplicate';
import { Hands } from '../play/hands.svelte';
import type { TileTable } from '../play/table';
import { slipOf } from './slips';

/** What lies before the player; everything is read again whenever it changes. */
export interface Lies {
  readonly id: string;
  /** Names the rack that is answered: with another one the laid tiles come back. */
  readonly rackId: string;
  readonly board: readonly number[];
  readonly rack: readonly number[];
  /** Squares of the last top. */
  readonly last: readonly number[];
  /** Whether a slip is taken now. */
  readonly ready: boolean;
}

export class Answerer extends Hands {
  readonly lies = $derived.by(() => this.look());

  /** To be made while a component is: its effects end with the component. */
  constructor(
    table: TileTable,
    private readonly look: () => Lies,
    private readonly onhand: (handed: Handed) => void,
    focusBoard: () => void,
  ) {
    super(table, untrack(look), focusBoard);
    let rackId = untrack(() => this.lies.rackId);
    $effect(() => {
      const dealt = this.lies;
      untrack(() => {
        if (dealt.rackId !== rackId) this.desk.recall();
        rackId = dealt.rackId;
        this.desk.follow(dealt);
      });
    });
    $effect(() => {
      void this.desk.laid;
      untrack(() => (this.problem = null));
    });
  }

  get ready(): boolean {
    return this.lies.ready;
  }

  /** No player sees what a play would earn: finding it is the game. */
  get preview(): null {
    return null;
  }

  play(): void {
    if (!this.laid || !this.ready) return;
    const slip = slipOf(this.table.edition, this.lies.board, this.desk.laid);
    if ('code' in slip) this.complain(slip);
    else {
      this.hand({ slip });
      // The button rests now, and would lose the focus.
      this.focusBoard();
    }
  }

  hand(handed: Handed): void {
    this.problem = null;
    this.onhand(handed);
  }
}
