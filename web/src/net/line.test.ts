import { describe, expect, it, test } from 'vitest';
import type { Socket } from './connection';
import { keepLine, pause } from './line';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  closed = false;
  send(): void {}
  close(): void {
    this.closed = true;
  }
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const heard: unknown[] = [];
  const links: boolean[] = [];
  const waits: number[] = [];
  let next = (): void => {};
  const close = keepLine({
    address: () => 'ws://here/',
    hear: (message) => heard.push(message),
    onlink: (open) => links.push(open),
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    later: (run, milliseconds) => {
      waits.push(milliseconds);
      next = run;
      return () => (next = () => {});
    },
    chance: () => 1,
  });
  return { sockets, heard, links, waits, close, later: () => next() };
}

describe('a line', () => {
  it('tells what it hears, and whether it is there', () => {
    const { sockets, heard, links } = setUp();
    sockets[0]!.onopen?.();
    sockets[0]!.onmessage?.({ data: '{"type":"lobby"}' });
    expect(heard).toEqual([{ type: 'lobby' }]);
    expect(links).toEqual([true]);
  });

  it('comes back, ever more slowly, and fast again once it was there', () => {
    const { sockets, links, waits, later } = setUp();
    for (let time = 0; time < 7; time++) {
      sockets.at(-1)!.onclose?.();
      later();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    sockets.at(-1)!.onopen?.();
    sockets.at(-1)!.onclose?.();
    expect(waits.at(-1)).toBe(500);
    expect(links).toEqual([...Array.from({ length: 7 }, () => false), true, false]);
  });

  it('stays away once it is closed', () => {
    const { sockets, waits, close, later } = setUp();
    sockets[0]!.onclose?.();
    close();
    later();
    expect(sockets).toHaveLength(1);
    sockets[0]!.onclose?.();
    expect(waits).toHaveLength(1);
    expect(sockets[0]!.closed).toBe(true);
  });
});

test.each([
  [0, 0, 250],
  [0, 1, 500],
  [2, 0.5, 1500],
  [50, 0, 7500],
])('after %i failures, by chance %d: %i ms', (failures, chance, expected) => {
  expect(pause(failures, chance)).toBe(expected);
});
