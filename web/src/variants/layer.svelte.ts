/** Somebody who lays tiles alone: solitaire, duplicate against the top, topping. */
import { untrack } from 'svelte';
import type { GameView, House, PreviewAnswer } from '../net/protocol';
import type { Act, DuplicateBody, SolitaireBody, ToppingBody, VariantSnapshot, VariantView } from '../net/variants';
import { Hands } from '../play/hands.svelte';
import { Session } from '../play/session.svelte';
import type { TileTable } from '../play/table';
import { newsOf } from './said';

export type LaidBody = SolitaireBody | DuplicateBody | ToppingBody;

/** What lies on the table, whichever of them is played. */
export function tableOf(body: LaidBody): Pick<GameView, 'board' | 'rack' | 'bag' | 'unseen'> & { last: readonly number[] } {
  return body.variant === 'solitaire' ? { ...body.game, last: body.game.moves.at(-1)?.laid ?? [] } : body;
}

/** The house rules agreed on; duplicate and topping have none. */
export const houseOf = (body: LaidBody): House => (body.variant === 'solitaire' ? body.game.house : {});

/** Whether tiles may be laid now. */
export function mayLay(game: VariantView): boolean {
  const body = game.body;
  if (game.phase !== 'running' || game.you === null || body === null) return false;
  if (body.variant === 'solitaire') return body.choosing === null;
  return body.variant === 'duplicate' ? body.running : body.variant === 'topping';
}

export class Layer extends Hands {
  readonly session: Session<VariantView, Act>;
  readonly game = $derived.by(() => this.session.game);
  readonly body = $derived.by(() => this.game.body as LaidBody);
  readonly lies = $derived.by(() => tableOf(this.body));

  /** To be made while a component is: its effects end with the component. */
  constructor(table: TileTable, first: VariantSnapshot, focusBoard: () => void) {
    const { board, rack } = tableOf(first.game.body as LaidBody);
    super(table, { id: first.game.id, board, rack, house: houseOf(first.game.body as LaidBody) }, focusBoard);
    this.session = new Session<VariantView, Act>(first, {
      changed: (before, now) => this.announcer.say(newsOf(this.table, before, now)),
      refused: (refusal) => this.complain(refusal),
    }, table.edition.coordinates);
    $effect(() => {
      const { board: now, rack: held } = this.lies;
      untrack(() => this.desk.follow({ id: this.game.id, board: now, rack: held }));
    });
    $effect(() => {
      const { weighed } = this;
      void this.session.seq;
      untrack(() => {
        this.problem = null;
        this.session.ask(mayLay(this.game) ? weighed : null);
      });
    });
    $effect(() => () => this.session.close());
  }

  get ready(): boolean {
    return this.session.ready && mayLay(this.game);
  }

  act(act: Act): void {
    this.problem = null;
    this.session.move(act);
  }

  get preview(): PreviewAnswer | null {
    return this.session.preview;
  }

  play(): void {
    if (this.laid && this.ready) this.act(this.played);
  }

  exchange(tiles: readonly number[], vowels: number | null = null): void {
    this.desk.recall();
    this.act({ kind: 'exchange', tiles, ...(this.choosesBag && vowels !== null ? { vowels } : {}) });
  }
}
