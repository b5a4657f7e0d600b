/** What the server says about one event, as reactive state, and the slips one hands in. */
import { after, keepLine, webSocket } from '../net/line';
import type { Link, Socket } from '../net/connection';
import { eventAddress, type EventMessage, type EventView, type Handed, type Question } from '../net/duplicate';
import type { Refusal } from '../net/protocol';
import type { TileTable } from '../play/table';
import type { Style } from '../play/coordinates';
import { newMoveId } from '../play/session.svelte';
import { following, gameOf } from './following';

export interface Listener {
  /** Something has happened; `before` is how all was. */
  heard(message: EventMessage, before: EventView, now: EventView): void;
  refused(refusal: Refusal): void;
}

/** A slip on its way, sent again after every reconnect until it is answered. */
interface Sent {
  readonly type: 'slip';
  readonly slip_id: string;
  readonly round: number;
  readonly number: number;
  readonly game: number;
  readonly style: Style;
}

/** A slip unanswered for so long means a dead line, whatever the socket believes. */
const PATIENCE = 8000;

export class EventSession {
  view: EventView = $state.raw()!;
  link: Link = $state('connecting');
  /** Whether a slip waits for its answer. */
  sending = $state(false);
  /** What is asked about the slip of a round. */
  private asked: { readonly game: number; readonly round: number; readonly question: Question } | null = $state.raw(null);
  /** How far the server's clock is ahead of this machine's `performance.now()`, in milliseconds. */
  ahead = $state(0);
  /** The game that one looks at, where two go side by side; 0 is the first. */
  chosen = $state(0);
  readonly game = $derived.by(() => gameOf(this.view, this.chosen));
  readonly round = $derived.by(() => this.view.open.find(({ game }) => game === this.game.game));
  /** The slip of the open round that the server keeps. */
  readonly slip = $derived.by(() => this.view.slips.find(({ game }) => game === this.round?.game));
  readonly question = $derived.by(() => (this.asked !== null && this.asked.game === this.round?.game && this.asked.round === this.round.number ? this.asked.question : null));
  private outbox: Sent | null = null;
  /** The number of the last slip; they count through all rounds, so that none comes twice. */
  private last = 0;
  private socket: Socket | null = null;
  private readonly stop: () => void;
  private cancelPatience = (): void => {};

  constructor(
    private readonly table: Pick<TileTable, 'edition'>,
    first: EventView,
    private readonly listener: Listener,
    open: (address: string) => Socket = webSocket,
  ) {
    this.take(first, first.now);
    this.stop = keepLine({
      address: () => eventAddress(first.agreed.id),
      open: (address) => (this.socket = open(address)),
      hear: (message) => this.receive(message as EventMessage),
      onlink: (up) => {
        this.link = up ? 'open' : 'lost';
        if (up) this.deliver();
      },
    });
  }

  /** Whether one is out of the game that is shown, as in sudden death. */
  readonly out = $derived.by(() => this.game.results.some((result) => result?.out === true));

  /** Whether one has found the top of the open round, in topping. */
  readonly found = $derived.by(() => this.slip?.judged?.top === true);

  /** Whether a slip can be handed in now. */
  get ready(): boolean {
    return this.view.you !== null && !this.view.left && this.round !== undefined && !this.view.paused && !this.sending && !this.out && !this.found;
  }

  /** Hands a slip in, in place of an earlier one; false when none is taken. */
  handIn(handed: Handed): boolean {
    const { round } = this;
    if (!this.ready || round === undefined) return false;
    this.last = Math.max(this.last, this.slip?.number ?? 0) + 1;
    const sent = { type: 'slip', slip_id: newMoveId(), round: round.number, game: round.game, number: this.last, rack: round.rack, ...handed, style: this.table.edition.coordinates } as const;
    this.asked = null;
    this.outbox = sent;
    this.sending = true;
    this.deliver();
    return true;
  }

  /** Asks for everything again: something has changed that no message tells. */
  resync(): void {
    if (this.link === 'open') this.socket?.send(JSON.stringify({ type: 'resync' }));
  }

  /** Gives the line up, so that another is opened. */
  retry(): void {
    this.socket?.close();
  }

  close(): void {
    this.cancelPatience();
    this.stop();
  }

  private deliver(): void {
    if (this.outbox === null || this.link !== 'open') return;
    this.socket?.send(JSON.stringify(this.outbox));
    this.cancelPatience();
    this.cancelPatience = after(() => this.socket?.close(), PATIENCE);
  }

  private take(view: EventView, now?: number): void {
    this.view = view;
    if (now !== undefined) this.ahead = now - performance.now();
  }

  private receive(message: EventMessage): void {
    if (message.type === 'round') this.socket?.send(JSON.stringify({ type: 'pong', ping_id: message.ping_id }));
    if (message.type === 'ack' || message.type === 'refused') this.answered(message);
    else if (message.type === 'error') this.listener.refused(message.error);
    const before = this.view;
    const now = following(this.table.edition, before, message);
    this.take(now, 'now' in message ? message.now : undefined);
    // A ruling may have put one's own results right, or decided one's appeal.
    if (message.type === 'ruling' && now.you !== null && (message.player === now.you || message.what === 'appeal')) this.resync();
    this.listener.heard(message, before, now);
  }

  private answered(message: EventMessage & { readonly type: 'ack' | 'refused' }): void {
    const sent = this.outbox;
    if (sent === null || message.slip_id !== sent.slip_id) return;
    this.cancelPatience();
    this.outbox = null;
    this.sending = false;
    if (message.type === 'refused') return this.listener.refused(message.error);
    const { game, round, number } = sent;
    const { slip, safe, judged } = message;
    this.asked = message.question && { game, round, question: message.question };
    if (this.view.open.some((each) => each.game === game && each.number === round))
      this.view = { ...this.view, slips: [...this.view.slips.filter((each) => each.game !== game), { game, slip_id: sent.slip_id, number, slip, safe, judged }] };
  }
}
