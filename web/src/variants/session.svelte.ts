/** What the server says about one game of a variant, as reactive state, and the acts one sends. */
import { Connection, type Delivery, type Link, type Socket } from '../net/connection';
import { after, webSocket } from '../net/line';
import type { PreviewAnswer, Refusal } from '../net/protocol';
import { variantAddress, type Act, type VariantMessage, type VariantSnapshot, type VariantView } from '../net/variants';
import { Previews } from '../play/previews.svelte';
import { newMoveId } from '../play/session.svelte';
import { restyledAct, restyledGame } from './styled';

export interface Listener {
  /** The game has changed; `before` is how it was. */
  changed(before: VariantView, now: VariantView): void;
  refused(refusal: Refusal): void;
}

export class VariantSession {
  game: VariantView = $state.raw()!;
  seq = $state(0);
  link: Link = $state('connecting');
  delivery: Delivery = $state('idle');
  /** How far the server's clock is ahead of this machine's `performance.now()`, in milliseconds. */
  ahead = $state(0);
  private acknowledged = $state(0);
  private readonly connection: Connection<Act, VariantMessage>;
  private readonly previews = new Previews<Act>((id, move) => this.connection.send({ type: 'preview', preview_id: id, move }));

  /** `otherStyle`: squares are called in the other style of coordinates than the server's. */
  constructor(
    first: VariantSnapshot,
    private readonly listener: Listener,
    private readonly otherStyle = false,
    open: (address: string) => Socket = webSocket,
  ) {
    this.take(first);
    this.connection = new Connection({
      address: () => variantAddress(first.game.id),
      open,
      later: after,
      onmessage: (message) => this.receive(message),
      onstate: (link, delivery) => {
        const back = link === 'open' && this.link !== 'open';
        this.link = link;
        this.delivery = delivery;
        if (back) this.previews.again();
      },
    });
  }

  /** Whether an act can be sent now. */
  get ready(): boolean {
    return this.game.you !== null && this.game.phase !== 'over' && this.delivery === 'idle' && this.acknowledged <= this.seq;
  }

  act(act: Act): boolean {
    return this.connection.move(newMoveId(), this.seq, this.meant(act));
  }

  /** What `ask` was asked about would earn, once the server has said so. */
  get preview(): PreviewAnswer | null {
    return this.previews.answer;
  }

  /** Asks what an act would earn; null asks nothing any more. */
  ask(act: Act | null): void {
    this.previews.ask(this.meant(act));
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    this.connection.close();
  }

  private meant<A extends Act | null>(act: A): A {
    return this.otherStyle ? restyledAct(act, this.game.variant) : act;
  }

  private take(snapshot: VariantSnapshot): void {
    this.game = this.otherStyle ? restyledGame(snapshot.game) : snapshot.game;
    this.seq = snapshot.seq;
    this.ahead = snapshot.now - performance.now();
  }

  private receive(message: VariantMessage): void {
    if (message.type === 'snapshot') {
      const before = this.game;
      const news = message.seq !== this.seq || message.game.seats.length !== before.seats.length;
      this.take(message);
      if (news) this.listener.changed(before, this.game);
    } else if (message.type === 'preview') this.previews.hear(message);
    else if (message.type === 'ack') this.acknowledged = message.seq;
    else this.listener.refused('error' in message ? message.error : { code: 'stale', facts: {} });
  }
}
