/**
 * One socket to one game, kept alive.
 *
 * It connects again by itself, and it owns the one move that has no answer yet: that move is sent
 * again, under the same id, after every reconnect, so that the server takes it exactly once.
 */
import type { ClientMessage, Move, ServerMessage } from './protocol';

export type Link = 'connecting' | 'open' | 'lost';
export type Delivery = 'idle' | 'sending' | 'resent';

/** What a connection needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Wiring {
  readonly address: (lastSeq: number | null) => string;
  readonly open: (address: string) => Socket;
  /** Runs something later; the answer cancels it. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly onmessage: (message: ServerMessage) => void;
  readonly onstate: (link: Link, delivery: Delivery) => void;
}

const RETRY = [300, 1000, 2000, 4000, 8000];
/** A move unanswered for so long means a dead line, whatever the socket believes. */
const PATIENCE = 8000;

export class Connection {
  private socket: Socket | null = null;
  private outbox: Extract<ClientMessage, { type: 'move' }> | null = null;
  private link: Link = 'connecting';
  private delivery: Delivery = 'idle';
  private failures = 0;
  private lastSeq: number | null = null;
  private cancelRetry = (): void => {};
  private cancelPatience = (): void => {};
  private closed = false;

  constructor(private readonly wiring: Wiring) {
    this.connect();
  }

  /** Sends a move and keeps it until the server answers. False while another one waits. */
  move(id: string, expectedSeq: number, move: Move): boolean {
    if (this.outbox !== null) return false;
    this.outbox = { type: 'move', move_id: id, expected_seq: expectedSeq, move };
    this.deliver('sending');
    return true;
  }

  /** Sends something that may get lost. False when there is no line. */
  send(message: ClientMessage): boolean {
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
      if (this.outbox === null) this.tell();
      else this.deliver('resent');
    };
    socket.onclose = () => this.lose();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data) as ServerMessage);
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'ping') {
      this.send({ type: 'pong', ping_id: message.ping_id });
      return;
    }
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
    this.link = 'lost';
    this.tell();
    const wait = RETRY[Math.min(this.failures++, RETRY.length - 1)]!;
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
