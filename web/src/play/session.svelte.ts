/** What the server says about one game of any kind, as reactive state, and the few things one can ask of it. */
import { gameAddress } from '../net/api';
import { showBanner } from '../net/banner.svelte';
import { changed, type AnyView } from '../net/changes';
import { Connection, type Delivery, type Link, type Socket } from '../net/connection';
import { after, webSocket } from '../net/line';
import type { Changed, GameView, Move, MoveRecord, Presence, PreviewAnswer, Refusal, ServerMessage, TypedAnswer } from '../net/protocol';
import type { Act } from '../net/variants';
import type { Style } from './coordinates';
import { Previews } from './previews.svelte';

/** What happens in a game, for whatever speaks or animates it. */
export interface Listener<View extends AnyView = GameView> {
  /** A line of the score sheet of an ordinary game. */
  moved?(record: MoveRecord): void;
  /** The game is another than before, and has been taken in. */
  changed?(before: View, now: View): void;
  refused(refusal: Refusal): void;
  /** The server has read a text that was typed. */
  read?(answer: TypedAnswer): void;
  /** Somebody asks us to move. */
  nudged?(by: number): void;
}

/** The whole of a game, at a moment of the server's clock in milliseconds. */
export interface Told<View extends AnyView> {
  readonly seq: number;
  readonly now: number;
  readonly game: View;
}

type Said<View extends AnyView> = Exclude<ServerMessage, { readonly type: 'snapshot' }> | (Told<View> & { readonly type: 'snapshot' });

/** A name that no other move has; randomUUID exists on secure pages only. */
export const newMoveId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** Whether a game waits for what one does: for one's turn; in other kinds, for as long as one plays. */
function awaits(game: AnyView): boolean {
  if (game.you === null) return false;
  return 'phase' in game ? game.phase !== 'over' : game.over === null && game.to_move === game.you;
}

/** `View` is how the game is seen, `Wanted` what one may do in it. */
export class Session<View extends AnyView = GameView, Wanted extends Act = Move> {
  game: View = $state.raw()!;
  seq = $state(0);
  link: Link = $state('connecting');
  delivery: Delivery = $state('idle');
  /** How far the server's clock is ahead of this machine's `performance.now()`, in milliseconds. */
  ahead = $state(0);
  /** Who is connected. */
  presence: Presence | null = $state.raw(null);
  /** A rematch that somebody asks for. */
  rematch: Extract<ServerMessage, { type: 'rematch' }> | null = $state.raw(null);
  /** Up to where our own moves were taken; the game as we see it may still be behind. */
  private acknowledged = $state(0);
  private readonly connection: Connection<Wanted, Said<View>>;
  private readonly asides = new Set<(message: Said<View>) => void>();
  private readonly previews = new Previews<Wanted>((id, move) => this.connection.send({ type: 'preview', preview_id: id, move }));
  private typedId = 0;

  /** `style`: how squares are named in what is typed. */
  constructor(
    first: Told<View>,
    private readonly listener: Listener<View>,
    private readonly style: Style,
    open: (address: string) => Socket = webSocket,
  ) {
    this.take(first);
    this.connection = new Connection({
      address: (lastSeq) => gameAddress(first.game.id, lastSeq),
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

  /** When an ordinary game began, by this machine's own count of milliseconds: its clock counts from there. */
  get began(): number {
    return -this.ahead;
  }

  get yourTurn(): boolean {
    return awaits(this.game);
  }

  /** Whether a move can be sent now. */
  get ready(): boolean {
    return this.yourTurn && this.delivery === 'idle' && this.acknowledged <= this.seq;
  }

  move(wanted: Wanted): boolean {
    return this.connection.move(newMoveId(), this.seq, this.styled(wanted));
  }

  /** What `ask` was asked about would earn, once the server has said so. */
  get preview(): PreviewAnswer | null {
    return this.previews.answer;
  }

  /** Asks what a move would earn; the answer appears in `preview`. Null asks nothing any more. */
  ask(wanted: Wanted | null): void {
    this.previews.ask(wanted === null ? null : this.styled(wanted));
  }

  /** Asks what move a text means; the listener gets the answer, unless another was asked for meanwhile. */
  read(text: string): boolean {
    return this.connection.send({ type: 'typed', typed_id: ++this.typedId, text, style: this.style });
  }

  nudge(): void {
    this.connection.send({ type: 'nudge' });
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    this.connection.close();
  }

  /** Hears what is no part of the game, such as the chat, until the answer is called. */
  listen(hear: (message: Said<View>) => void): () => void {
    this.asides.add(hear);
    return () => void this.asides.delete(hear);
  }

  private styled(wanted: Wanted): Wanted {
    return wanted.kind === 'typed' ? { ...wanted, style: this.style } : wanted;
  }

  private take({ seq, now, game }: Told<View>): void {
    this.game = game;
    this.seq = seq;
    this.ahead = now - performance.now();
  }

  private receive(message: Said<View>): void {
    switch (message.type) {
      case 'chat':
        for (const hear of this.asides) hear(message);
        break;
      case 'banner':
        showBanner(message.banner);
        break;
      case 'snapshot':
        this.show(message);
        break;
      case 'changed':
        this.change(message);
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'rematch':
        this.rematch = message;
        break;
      case 'nudged':
        this.listener.nudged?.(message.by);
        break;
      case 'moved':
        this.listener.moved?.(message.move);
        break;
      case 'preview':
        this.previews.hear(message);
        break;
      case 'typed':
        if (message.typed_id === this.typedId) this.listener.read?.(message);
        break;
      case 'stale':
        this.listener.refused({ code: 'stale', facts: {} });
        break;
      case 'refused':
        this.listener.refused(message.error);
        break;
      case 'error':
        this.previews.lost();
        if (message.error.code === 'client-outdated') location.reload();
        // The line itself will say that it is gone, and come back.
        if (message.error.code !== 'server-stopping') this.listener.refused(message.error);
        break;
      case 'ack':
        this.acknowledged = message.seq;
        break;
    }
  }

  /** Takes in what is different; whole, when something was missed. */
  private change(message: Changed): void {
    if (message.after !== this.seq) {
      this.connection.send({ type: 'resync' });
      return;
    }
    for (const record of message.moves) this.listener.moved?.(record);
    this.show({ ...message, game: changed(this.game, message) });
  }

  private show(told: Told<View>): void {
    const before = this.game;
    const news = told.seq !== this.seq;
    this.take(told);
    if (news) this.listener.changed?.(before, this.game);
  }
}
