/** Somebody who lays tiles alone: solitaire, duplicate against the top, topping. */
import { untrack } from 'svelte';
import type { GameView, PreviewAnswer } from '../net/protocol';
import type { Act, DuplicateBody, SolitaireBody, ToppingBody, VariantSnapshot, VariantView } from '../net/variants';
import { Hands } from '../play/hands.svelte';
import type { TileTable } from '../play/table';
import { newsOf } from './said';
import { VariantSession } from './session.svelte';

export type LaidBody = SolitaireBody | DuplicateBody | ToppingBody;

/** What lies on the table, whichever of them is played. */
export function tableOf(body: LaidBody): Pick<GameView, 'board' | 'rack' | 'bag' | 'unseen'> & { last: readonly number[] } {
  return body.variant === 'solitaire' ? { ...body.game, last: body.game.moves.at(-1)?.laid ?? [] } : body;
}

/** Whether tiles may be laid now. */
export function mayLay(game: VariantView): boolean {
  const body = game.body;
  if (game.phase !== 'running' || game.you === null || body === null) return false;
  if (body.variant === 'solitaire') return body.choosing === null;
  return body.variant === 'duplicate' ? body.running : body.variant === 'topping';
}

export class Layer extends Hands {
  readonly session: VariantSession;
  readonly game = $derived.by(() => this.session.game);
  readonly body = $derived.by(() => this.game.body as LaidBody);
  readonly lies = $derived.by(() => tableOf(this.body));

  /** To be made while a component is: its effects end with the component. */
  constructor(table: TileTable, first: VariantSnapshot, focusBoard: () => void) {
    const { board, rack } = tableOf(first.game.body as LaidBody);
    super(table, { id: first.game.id, board, rack }, focusBoard);
    this.session = new VariantSession(first, {
      changed: (before, now) => this.announcer.say(newsOf(this.table, before, now)),
      refused: (refusal) => this.complain(refusal),
    }, table.restyled);
    $effect(() => {
      const { board: now, rack: held } = this.lies;
      untrack(() => this.desk.follow({ id: this.game.id, board: now, rack: held }));
    });
    $effect(() => {
      const placed = this.desk.laid;
      void this.session.seq;
      untrack(() => {
        this.problem = null;
        this.session.ask(placed.length > 0 && mayLay(this.game) ? { kind: 'play', placed } : null);
      });
    });
    $effect(() => () => this.session.close());
  }

  get ready(): boolean {
    return this.session.ready && mayLay(this.game);
  }

  act(act: Act): void {
    this.problem = null;
    this.session.act(act);
  }

  get preview(): PreviewAnswer | null {
    return this.session.preview;
  }

  play(): void {
    if (this.laid && this.ready) this.act({ kind: 'play', placed: this.desk.laid });
  }

  exchange(tiles: readonly number[]): void {
    this.desk.recall();
    this.act({ kind: 'exchange', tiles });
  }
}
