import { beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../net/protocol';
import { Desk } from './desk.svelte';
import { EMPTY_BOARD, TABLE, shown, tiles } from './fixture';

const game = (rack: string, board = EMPTY_BOARD): GameView =>
  ({ id: 'desk-test', rack: tiles(rack), board, moves: [], you: 0 }) as unknown as GameView;

let desk: Desk;
const key = (label: string): number => desk.draft.rack.find(({ tile }) => tile === tiles(label)[0])!.key;

beforeEach(() => {
  sessionStorage.clear();
  desk = new Desk(TABLE, game('S SZ ?'));
});

describe('undo', () => {
  it('takes each change of what lies back, the last first', () => {
    desk.put(key('S'), 12);
    desk.put(key('SZ'), 13);
    desk.put(key('S'), 3);
    desk.undo();
    expect(shown(desk.draft)).toBe('12 S, 13 SZ');
    desk.undo();
    expect(shown(desk.draft)).toBe('12 S');
    desk.undo();
    expect(shown(desk.draft)).toBe('');
    expect(desk.canUndo).toBe(false);
  });

  it('brings recalled tiles back and leaves the order of the rack', () => {
    desk.put(key('S'), 12);
    desk.recall();
    desk.shuffle();
    const order = desk.draft.rack.map((each) => each.key);
    desk.undo();
    expect(shown(desk.draft)).toBe('12 S');
    expect(desk.draft.rack.map((each) => each.key)).toEqual(order);
  });

  it('is nothing when nothing was laid', () => {
    desk.sort();
    desk.undo();
    expect(desk.canUndo).toBe(false);
  });

  it('ends with the turn: other tiles have other squares', () => {
    desk.put(key('S'), 12);
    desk.follow(game('SZ ? K'));
    expect(desk.canUndo).toBe(false);
  });

  it('lays nothing where another tile lies by now', () => {
    desk.put(key('S'), 12);
    desk.recall();
    const board = [...EMPTY_BOARD];
    board[12] = 1;
    desk.follow(game('S SZ ?', board));
    desk.undo();
    expect(shown(desk.draft)).toBe('');
  });
});

describe('a tap on a laid tile', () => {
  beforeEach(() => desk.put(key('S'), 12));

  it('takes it back with a mouse', () => {
    desk.tapSquare(12);
    expect(shown(desk.draft)).toBe('');
  });

  it('only picks it up with a finger; the second takes it back', () => {
    desk.tapSquare(12, true);
    expect(shown(desk.draft)).toBe('12 S');
    desk.tapSquare(12, true);
    expect(shown(desk.draft)).toBe('');
    expect(desk.picked).toBe(null);
  });

  it('moves it by a second tap elsewhere', () => {
    desk.tapSquare(12, true);
    desk.tapSquare(7, true);
    expect(shown(desk.draft)).toBe('7 S');
  });

  it('stays picked up while the game goes on', () => {
    desk.tapSquare(12, true);
    desk.follow(game('S SZ ?'));
    expect(desk.picked).toBe(key('S'));
  });
});
