import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, type Delivery, type Link, type Socket } from './connection';
import type { ServerMessage } from './protocol';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { type: string; move_id?: string }[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: { run: () => void; milliseconds: number; cancelled: boolean }[];
let states: `${Link} ${Delivery}`[];
let heard: ServerMessage[];
let connection: Connection;
let chance: number;

const socket = (): FakeSocket => sockets.at(-1)!;
/** Runs the timer that was set last and still waits. */
function wait(): void {
  const timer = timers.filter(({ cancelled }) => !cancelled).at(-1)!;
  timer.cancelled = true;
  timer.run();
}

beforeEach(() => {
  [sockets, timers, states, heard, chance] = [[], [], [], [], 0];
  connection = new Connection({
    address: (lastSeq) => `game?last_seq=${lastSeq}`,
    open: (address) => {
      sockets.push(new FakeSocket(address));
      return socket();
    },
    later: (run, milliseconds) => {
      const timer = { run, milliseconds, cancelled: false };
      timers.push(timer);
      return () => (timer.cancelled = true);
    },
    chance: () => chance,
    onmessage: (message) => heard.push(message),
    onstate: (link, delivery) => states.push(`${link} ${delivery}`),
  });
});

it('answers a ping at once and tells nobody', () => {
  socket().onopen!();
  socket().say({ type: 'ping', ping_id: 4 });
  expect(socket().sent).toEqual([{ type: 'pong', ping_id: 4 }]);
  expect(heard).toEqual([]);
});

describe('a move', () => {
  it('is sent once and done when the server answers', () => {
    socket().onopen!();
    expect(connection.move('m1', 7, { kind: 'pass' })).toBe(true);
    expect(socket().sent).toEqual([{ type: 'move', move_id: 'm1', expected_seq: 7, move: { kind: 'pass' } }]);
    socket().say({ type: 'ack', move_id: 'm1', seq: 8 });
    expect(states).toEqual(['open idle', 'open sending', 'open idle']);
  });

  it('is sent again under the same id after a lost line, and is the only one', () => {
    socket().onopen!();
    connection.move('m1', 7, { kind: 'pass' });
    socket().onclose!();
    expect(connection.move('m2', 7, { kind: 'pass' })).toBe(false);
    wait();
    socket().onopen!();
    expect(socket().sent.map(({ move_id }) => move_id)).toEqual(['m1']);
    expect(states.at(-1)).toBe('open resent');
    socket().say({ type: 'ack', move_id: 'm1', seq: 8 });
    expect(states.at(-1)).toBe('open idle');
  });

  it('waits for the line when there is none yet', () => {
    connection.move('m1', 7, { kind: 'pass' });
    expect(socket().sent).toEqual([]);
    socket().onopen!();
    expect(socket().sent).toHaveLength(1);
  });

  it('is over when refused or stale, and an answer to another move changes nothing', () => {
    socket().onopen!();
    connection.move('m1', 7, { kind: 'pass' });
    socket().say({ type: 'stale', move_id: 'm0', seq: 8 });
    expect(connection.move('m2', 7, { kind: 'pass' })).toBe(false);
    socket().say({ type: 'refused', move_id: 'm1', error: { code: 'not-your-turn', facts: {} } });
    expect(connection.move('m2', 8, { kind: 'pass' })).toBe(true);
  });

  it('without any answer means a dead line', () => {
    socket().onopen!();
    connection.move('m1', 7, { kind: 'pass' });
    wait();
    expect(sockets[0]!.closed).toBe(true);
    expect(states.at(-1)).toBe('lost sending');
  });
});

describe('the line', () => {
  it('comes back by itself, ever more patiently, and asks for what it missed', () => {
    socket().onopen!();
    socket().say({ type: 'snapshot', seq: 5, game: {} });
    socket().say({ type: 'changed', seq: 7, after: 5, game: {}, moves: [], board: [] });
    socket().onclose!();
    wait();
    expect(socket().address).toBe('game?last_seq=7');
    socket().onclose!();
    wait();
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([250, 500]);
  });

  it('comes back at a moment drawn by chance, so that not all players come back at once', () => {
    for (chance of [0, 0.5, 0.999, 0, 0.5, 1]) {
      socket().onclose!();
      wait();
    }
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([250, 750, 1999, 2000, 6000, 15000]);
  });

  it('is tried at once when asked', () => {
    socket().onopen!();
    socket().onclose!();
    connection.retry();
    expect(sockets).toHaveLength(2);
    expect(timers.every(({ cancelled }) => cancelled)).toBe(true);
    connection.retry();
    socket().onopen!();
    connection.retry();
    expect(sockets).toHaveLength(3);
  });

  it('stays closed when the page leaves', () => {
    connection.close();
    connection.retry();
    expect(sockets).toHaveLength(1);
    expect(timers).toEqual([]);
  });

  it('does not queue what may get lost', () => {
    expect(connection.send({ type: 'preview', preview_id: 1, move: { kind: 'play', placed: [] } })).toBe(false);
    socket().onopen!();
    expect(socket().sent).toEqual([]);
  });
});
