import { describe, expect, it } from 'vitest';
import type { EventMessage, EventView, Row, Top } from '../net/duplicate';
import { following, gameOf, gamesOf } from './following';

const LINES = { rows: 3, columns: 3 };
const EMPTY = new Array<number>(9).fill(0);

const agreed = (racks: number): EventView['agreed'] => ({
  id: 'event', name: 'Event', kind: 'live', edition: 'EN', lexicon: null, draw: 'seed', public: true, profile: 'fisf', form: 'normal', picked: 0, claims: false, seconds: 180,
  games: [0, 0], dropped: 0, racks, places: 0, by_code: false, unit: 'individual', counted: 0, safe_word: false, early: false, appeals: 0, arbiter: false, topping: null,
});

const view = (racks: number): EventView => ({
  seq: 1, now: 0, agreed: agreed(racks), state: 'running', starts: null, players: 1, newest: [], game: 0, board: EMPTY, rounds: [], results: [],
  beside: null, open: [], paused: false, leaders: [], you: 0, left: false, excluded: false, slips: [], own: null, near: [], appeals: [], over: null,
});

const state = (games: number): EventMessage => ({ type: 'state', seq: 2, now: 5, state: 'running', starts: null, games, paused: false, finished: false });
const round = (game: number): EventMessage => ({ type: 'round', ping_id: 1, seq: 2, now: 5, game, number: 1, rack: [1], opened: 1, deadline: 10, left: null, signals: [] });
const top = (tiles: readonly number[]): Top => ({ word: '', start: 3, direction: 0, tiles, points: 7, equal: 1, by: 'profile' });
const closed = (game: number, tiles: readonly number[], swapped: readonly (readonly [number, number])[] = []): EventMessage => ({
  type: 'closed', seq: 3, now: 6, game, number: 1, rack: [1], top: top(tiles), swapped, you: { points: game }, players: 1, leaders: [] as Row[], own: null, near: [],
});

const told = (start: EventView, ...messages: EventMessage[]): EventView => messages.reduce((now, message) => following(LINES, now, message), start);

describe('an event followed', () => {
  it('has two boards where two games go side by side', () => {
    const now = told(view(2), state(2), state(2), round(2), round(1));
    expect(gamesOf(now).map(({ game }) => game)).toEqual([1, 2]);
    expect(now.open.map(({ game }) => game)).toEqual([1, 2]);
    const then = told(now, closed(2, [1, 2]), closed(1, [0, 0, 3]));
    expect(gameOf(then, 1).board).toEqual([0, 0, 0, 0, 0, 3, 0, 0, 0]);
    expect(gameOf(then, 2).board).toEqual([0, 0, 0, 1, 2, 0, 0, 0, 0]);
    expect(gamesOf(then).map(({ results }) => results)).toEqual([[{ points: 1 }], [{ points: 2 }]]);
    expect(then.open).toEqual([]);
    expect(gamesOf(told(then, state(4))).map(({ game, rounds }) => [game, rounds.length])).toEqual([[3, 0], [4, 0]]);
  });

  it('lays what takes the place of a blank', () => {
    const now = told(view(1), state(1), round(1), closed(1, [0x42, 5], [[3, 2]]));
    expect(now.board.slice(3, 5)).toEqual([2, 5]);
  });

  it('keeps what was handed in beside a round that is closed', () => {
    const slips = [1, 2].map((game) => ({ game, slip_id: 's', number: 1, slip: { start: 0, direction: 0, word: 'AB' } as const, safe: null, judged: null }));
    const now = told({ ...told(view(2), state(2), round(1), round(2)), slips }, closed(1, [1]));
    expect(now.slips.map(({ game }) => game)).toEqual([2]);
  });

  it('takes a round that is told twice once', () => {
    const now = told(view(1), state(1), round(1), closed(1, [1]), closed(1, [1]));
    expect(now.rounds).toHaveLength(1);
  });
});
