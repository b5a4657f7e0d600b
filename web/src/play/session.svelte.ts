/** What the server says about one game, as reactive state, and the few things one can ask of it. */
import { gameAddress, type Begun } from '../net/api';
import { showBanner } from '../net/banner.svelte';
import { changed } from '../net/changes';
import { Connection, type Delivery, type Link } from '../net/connection';
import { after, webSocket } from '../net/line';
import { Previews } from './previews.svelte';
import { restyled, restyledMove } from './squares';
import type { Changed, GameView, Laid, Move, MoveRecord, Presence, PreviewAnswer, Refusal, ServerMessage, TypedAnswer } from '../net/protocol';

/** What happens in a game, for whatever speaks or animates it. */
export interface Listener {
  moved(record: MoveRecord): void;
  /** The game is another than before, and has been taken in. */
  changed?(before: GameView, now: GameView): void;
  refused(refusal: Refusal): void;
  /** The server has read a text that was typed. */
  read?(answer: TypedAnswer): void;
  /** Somebody asks us to move. */
  nudged?(by: number): void;
}

/** A name that no other move has; randomUUID exists on secure pages only. */
export const newMoveId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

export class Session {
  game: GameView = $state.raw()!;
  seq = $state(0);
  link: Link = $state('connecting');
  delivery: Delivery = $state('idle');
  /** Up to where our own moves were taken; the game as we see it may still be behind. */
  private acknowledged = $state(0);
  private readonly connection: Connection;
  private readonly listener: Listener;
  private readonly asides = new Set<(message: ServerMessage) => void>();
  private readonly previews = new Previews<readonly Laid[]>((id, placed) => this.connection.send({ type: 'preview', preview_id: id, placed }));
  private typedId = 0;

  /** Who is connected. */
  presence: Presence | null = $state.raw(null);
  /** A rematch that somebody asks for. */
  rematch: Extract<ServerMessage, { type: 'rematch' }> | null = $state.raw(null);
  /** When the game began, by this machine's own count of milliseconds. */
  began = $state(0);

  /** `otherStyle`: positions are told in the other style of coordinates than the server's. */
  constructor(
    first: Begun,
    listener: Listener,
    private readonly otherStyle = false,
  ) {
    this.game = this.told(first.game);
    this.seq = first.seq;
    this.began = performance.now() - first.now;
    this.listener = listener;
    this.connection = new Connection({
      address: (lastSeq) => gameAddress(first.game.id, lastSeq),
      open: webSocket,
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

  get yourTurn(): boolean {
    return this.game.over === null && this.game.you !== null && this.game.to_move === this.game.you;
  }

  /** Whether a move can be sent now. */
  get ready(): boolean {
    return this.yourTurn && this.delivery === 'idle' && this.acknowledged <= this.seq;
  }

  move(move: Move): boolean {
    return this.connection.move(newMoveId(), this.seq, move);
  }

  /** What the laid tiles would earn, once the server has said so. */
  get preview(): PreviewAnswer | null {
    return this.previews.answer;
  }

  /** Asks what the laid tiles would earn; the answer appears in `preview`. */
  ask(placed: readonly Laid[]): void {
    this.previews.ask(placed.length === 0 ? null : placed);
  }

  /** Asks what move a text means; the listener gets the answer, unless another was asked for meanwhile. */
  read(text: string): boolean {
    const typed = this.otherStyle ? restyled(text) : text;
    return this.connection.send({ type: 'typed', typed_id: ++this.typedId, text: typed });
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
  listen(hear: (message: ServerMessage) => void): () => void {
    this.asides.add(hear);
    return () => void this.asides.delete(hear);
  }

  private named(record: MoveRecord): MoveRecord {
    return this.otherStyle ? restyledMove(record) : record;
  }

  private told(game: GameView): GameView {
    return this.otherStyle ? { ...game, moves: game.moves.map((record) => this.named(record)) } : game;
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'chat':
        for (const hear of this.asides) hear(message);
        break;
      case 'banner':
        showBanner(message.banner);
        break;
      case 'snapshot':
        this.game = this.told(message.game);
        this.seq = message.seq;
        this.began = performance.now() - message.now;
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
      case 'waiting':
        break;
      case 'changed':
        this.change(message);
        break;
      case 'moved':
        this.listener.moved(this.named(message.move));
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
    const moves = message.moves.map((record) => this.named(record));
    for (const record of moves) this.listener.moved(record);
    const before = this.game;
    this.game = changed(before, { ...message, moves });
    this.listener.changed?.(before, this.game);
    this.seq = message.seq;
    this.began = performance.now() - message.now;
  }
}
