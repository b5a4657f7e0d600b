/** What the server says about one game, as reactive state, and the few things one can ask of it. */
import { liveAddress, type Begun } from '../net/api';
import { changed } from '../net/changes';
import { Connection, type Delivery, type Link, type Socket } from '../net/connection';
import type { Changed, GameView, Laid, Move, MoveRecord, Presence, PreviewAnswer, Refusal, ServerMessage, TypedAnswer } from '../net/protocol';

/** What happens in a game, for whoever speaks or animates it. */
export interface Listener {
  moved(record: MoveRecord): void;
  refused(refusal: Refusal): void;
  /** The server has read a text that was typed. */
  read?(answer: TypedAnswer): void;
  /** Somebody asks us to move. */
  nudged?(by: number): void;
}

/** A name that no other move has; randomUUID exists on secure pages only. */
const newMoveId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

export class Session {
  game: GameView = $state.raw()!;
  seq = $state(0);
  link: Link = $state('connecting');
  delivery: Delivery = $state('idle');
  preview: PreviewAnswer | null = $state.raw(null);

  /** Up to where our own moves were taken; the game as we see it may still be behind. */
  private acknowledged = $state(0);
  private readonly connection: Connection;
  private readonly listener: Listener;
  private previewId = 0;
  private typedId = 0;
  private asked: readonly Laid[] = [];
  /** One preview at a time is on its way, however fast somebody types. */
  private asking = false;

  /** Who is connected. */
  presence: Presence | null = $state.raw(null);
  /** A rematch that somebody asks for. */
  rematch: Extract<ServerMessage, { type: 'rematch' }> | null = $state.raw(null);
  /** When the game began, by this machine's own count of milliseconds. */
  began = $state(0);

  constructor(first: Begun, listener: Listener) {
    this.game = first.game;
    this.seq = first.seq;
    this.began = performance.now() - first.now;
    this.listener = listener;
    this.connection = new Connection({
      address: (lastSeq) => liveAddress(first.game.id, lastSeq),
      open: (address) => new WebSocket(address) as Socket,
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      onmessage: (message) => this.receive(message),
      onstate: (link, delivery) => {
        const back = link === 'open' && this.link !== 'open';
        this.link = link;
        this.delivery = delivery;
        if (!back) return;
        this.asking = false;
        this.ask(this.asked);
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

  /** Asks what the laid tiles would earn; the answer appears in `preview`. */
  ask(placed: readonly Laid[]): void {
    this.asked = placed;
    this.previewId++;
    if (placed.length === 0) this.preview = null;
    else this.askNow();
  }

  private askNow(): void {
    if (this.asking || this.asked.length === 0) return;
    this.asking = this.connection.send({ type: 'preview', preview_id: this.previewId, placed: this.asked });
  }

  /** Asks what move a text means; the listener gets the answer, unless another was asked for meanwhile. */
  read(text: string): boolean {
    return this.connection.send({ type: 'typed', typed_id: ++this.typedId, text });
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

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.game = message.game;
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
        this.listener.moved(message.move);
        break;
      case 'preview':
        this.asking = false;
        if (message.preview_id !== this.previewId) this.askNow();
        else if (this.asked.length > 0) this.preview = message;
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
        this.asking = false;
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
    for (const record of message.moves) this.listener.moved(record);
    this.game = changed(this.game, message);
    this.seq = message.seq;
    this.began = performance.now() - message.now;
  }
}
