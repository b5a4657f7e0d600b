import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../net/connection';
import type { GameView, Refusal } from '../net/protocol';
import type { Act, VariantView } from '../net/variants';
import { Session, type Listener } from './session.svelte';

const ORDINARY = { id: 'g', you: 0, to_move: 0, over: null, moves: [], board: [0, 0] } as unknown as GameView;
const REMOVAL = { id: 'g', you: 0, phase: 'running', variant: 'removal', body: { variant: 'removal', to_move: 0, scores: [0, 0] } } as unknown as VariantView;

/** A server that hears what is sent and says what it is told to. */
class Line implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly heard: Record<string, unknown>[] = [];

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let line: Line;
beforeEach(() => {
  line = new Line();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a listener heard, beside the session. */
function sitDown<View extends GameView | VariantView>(game: View) {
  const told: [string, unknown][] = [];
  const listener: Listener<View> = {
    moved: (record) => told.push(['moved', record.seq]),
    changed: (before, now) => told.push(['changed', [before, now]]),
    refused: ({ code }: Refusal) => told.push(['refused', code]),
    read: (answer) => told.push(['read', answer.typed_id]),
  };
  const session = new Session<View, Act>({ seq: 4, now: 0, game }, listener, 'lettered-rows', () => line);
  line.onopen?.();
  return { session, told };
}

const news = (facts: object): object => ({ type: 'changed', seq: 5, now: 9, after: 4, game: {}, moves: [], board: [], ...facts });

describe('a game that changes', () => {
  it('of the ordinary kind has new lines and tiles', () => {
    const { session, told } = sitDown(ORDINARY);
    line.say(news({ game: { to_move: 1 }, moves: [{ seq: 5 }], board: [[1, 7]] }));
    expect(session.game).toEqual({ ...ORDINARY, to_move: 1, moves: [{ seq: 5 }], board: [0, 7] });
    expect(told).toEqual([['moved', 5], ['changed', [ORDINARY, session.game]]]);
    expect(session.yourTurn).toBe(false);
  });

  it('of another kind has new fields, and new fields of its body', () => {
    const { session, told } = sitDown(REMOVAL);
    line.say(news({ game: { due: 7 }, body: { to_move: 1 } }));
    expect(session.game).toEqual({ ...REMOVAL, due: 7, body: { variant: 'removal', to_move: 1, scores: [0, 0] } });
    expect(told).toEqual([['changed', [REMOVAL, session.game]]]);
    line.say(news({ seq: 6, after: 5, game: { phase: 'over' } }));
    expect(session.ready).toBe(false);
  });

  it.each<GameView | VariantView>([ORDINARY, REMOVAL])('is asked for whole where something was missed', (game) => {
    const { session, told } = sitDown(game);
    line.say(news({ seq: 9, after: 8 }));
    expect(line.heard).toEqual([{ type: 'resync' }]);
    line.say({ type: 'snapshot', seq: 9, now: 1, game: { ...game, id: 'whole' } });
    expect([session.seq, session.game.id, told.length]).toEqual([9, 'whole', 1]);
    line.say({ type: 'snapshot', seq: 9, now: 1, game });
    expect(told).toHaveLength(1);
  });
});

describe('what is typed', () => {
  it('says how it names squares', () => {
    const { session, told } = sitDown(REMOVAL);
    session.ask({ kind: 'typed', text: 'H8' });
    session.move({ kind: 'typed', text: 'H8' });
    const typed = { kind: 'typed', text: 'H8', style: 'lettered-rows' };
    expect(line.heard.map(({ move }) => move)).toEqual([typed, typed]);
    session.read('8H kard');
    session.read('H8 kard');
    expect(line.heard.at(-1)).toEqual({ type: 'typed', typed_id: 2, text: 'H8 kard', style: 'lettered-rows' });
    line.say({ type: 'typed', typed_id: 1 });
    line.say({ type: 'typed', typed_id: 2 });
    expect(told).toEqual([['read', 2]]);
  });
});

it('a move waits until it was taken and is seen', () => {
  const { session } = sitDown(ORDINARY);
  expect(session.ready).toBe(true);
  session.move({ kind: 'pass' });
  expect([session.ready, session.delivery]).toEqual([false, 'sending']);
  line.say({ type: 'ack', move_id: line.heard[0]!['move_id'], seq: 5 });
  expect([session.ready, session.delivery]).toEqual([false, 'idle']);
  line.say(news({}));
  expect(session.ready).toBe(true);
});

it.each<GameView | VariantView>([ORDINARY, REMOVAL])('a page that is too old is loaded again', (game) => {
  const { told } = sitDown(game);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  line.say({ type: 'error', error: { code: 'client-outdated', facts: {} } });
  line.say({ type: 'error', error: { code: 'server-stopping', facts: {} } });
  expect(reload).toHaveBeenCalledOnce();
  expect(told).toEqual([['refused', 'client-outdated']]);
});
