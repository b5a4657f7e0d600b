/**
 * One socket to one game, kept alive.
 *
 * It connects again by itself, and it owns the one move that has no answer yet: that move is sent
 * again, under the same id, after every reconnect, so that the server takes it exactly once.
 */
import { pause } from './line';
import type { ClientMessage, Move, ServerMessage } from './protocol';

/** A message that a connection sends by itself, again until it is answered. */
interface Sent<M> {
  readonly type: 'move';
  readonly move_id: string;
  readonly expected_seq: number;
  readonly move: M;
}

/** A question what a move of a variant would earn. */
interface Previewed<M> {
  readonly type: 'preview';
  readonly preview_id: number;
  readonly move: M;
}

export type Link = 'connecting' | 'open' | 'lost' | 'restarting';
export type Delivery = 'idle' | 'sending' | 'resent';

/** What a connection needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Wiring<S> {
  readonly address: (lastSeq: number | null) => string;
  readonly open: (address: string) => Socket;
  /** Runs something later; the answer cancels it. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  /** Between 0 and 1: so that all who lost a server do not come back at one moment. */
  readonly chance?: () => number;
  readonly onmessage: (message: S) => void;
  readonly onstate: (link: Link, delivery: Delivery) => void;
}

/** A move unanswered for so long means a dead line, whatever the socket believes. */
const PATIENCE = 8000;

/** `M` is what is moved, `S` what the server says: an ordinary game, or a variant. */
export class Connection<M = Move, S extends { readonly type: string } = ServerMessage> {
  private socket: Socket | null = null;
  private outbox: Sent<M> | null = null;
  private link: Link = 'connecting';
  private delivery: Delivery = 'idle';
  private failures = 0;
  private lastSeq: number | null = null;
  private cancelRetry = (): void => {};
  private cancelPatience = (): void => {};
  private closed = false;
  /** The server has said that it stops, and will be back. */
  private stopping = false;

  constructor(private readonly wiring: Wiring<S>) {
    this.connect();
  }

  /** Sends a move and keeps it until the server answers. False while another one waits. */
  move(id: string, expectedSeq: number, move: M): boolean {
    if (this.outbox !== null) return false;
    this.outbox = { type: 'move', move_id: id, expected_seq: expectedSeq, move };
    this.deliver('sending');
    return true;
  }

  /** Sends something that may get lost. False when there is no line. */
  send(message: ClientMessage | Previewed<M>): boolean {
    if (this.link === 'open') this.socket?.send(JSON.stringify(message));
    return this.link === 'open';
  }

  /** Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.link === 'open' || this.closed) return;
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private deliver(delivery: Delivery): void {
    this.delivery = delivery;
    this.tell();
    if (this.outbox === null || this.link !== 'open') return;
    this.socket?.send(JSON.stringify(this.outbox));
    this.cancelPatience();
    this.cancelPatience = this.wiring.later(() => this.lose(), PATIENCE);
  }

  private connect(): void {
    const socket = this.wiring.open(this.wiring.address(this.lastSeq));
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.link = 'open';
      this.stopping = false;
      if (this.outbox === null) this.tell();
      else this.deliver('resent');
    };
    socket.onclose = () => this.lose();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data) as ServerMessage & S);
  }

  private receive(message: ServerMessage & S): void {
    if (message.type === 'ping') {
      this.send({ type: 'pong', ping_id: message.ping_id });
      return;
    }
    if (message.type === 'error') this.stopping = message.error.code === 'server-stopping';
    if (message.type === 'snapshot' || message.type === 'changed') this.lastSeq = message.seq;
    const answered = message.type === 'ack' || message.type === 'stale' || message.type === 'refused';
    if (answered && message.move_id === this.outbox?.move_id) {
      this.cancelPatience();
      this.outbox = null;
      this.delivery = 'idle';
      this.tell();
    }
    this.wiring.onmessage(message);
  }

  private lose(): void {
    if (this.closed) return;
    this.drop();
    this.link = this.stopping ? 'restarting' : 'lost';
    this.tell();
    const wait = pause(this.failures++, (this.wiring.chance ?? Math.random)());
    this.cancelRetry = this.wiring.later(() => this.connect(), wait);
  }

  private drop(): void {
    this.cancelRetry();
    this.cancelPatience();
    if (this.socket === null) return;
    this.socket.onopen = this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.socket = null;
  }

  private tell(): void {
    this.wiring.onstate(this.link, this.delivery);
  }
}
