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

describe('a blank on the board, where it may be taken for its letter', () => {
  const at = 7;
  const board = [...EMPTY_BOARD];
  board[at] = 64 | tiles('S')[0]!;
  const agreed = (rack = 'S SZ K'): GameView => ({ ...game(rack, board), house: { blank_reuse: true } });
  const rackText = (): string => desk.left.map(({ tile }) => TABLE.face(tile).text || '?').join(' ');

  beforeEach(() => {
    desk = new Desk(TABLE, agreed());
  });

  it('comes to hand for its letter, and is laid elsewhere', () => {
    desk.put(key('S'), at);
    expect(rackText()).toBe('SZ K ?');
    expect(desk.reclaimed).toEqual([at]);
    expect(desk.lying.map(({ square }) => square)).toEqual([at]);
    desk.put(desk.left.at(-1)!.key, 8);
    desk.name(tiles('A')[0]!);
    expect(desk.laid).toEqual([[8, 64 | tiles('A')[0]!]]);
  });

  it('stays where it lies for other tiles, twice, and without the house rule', () => {
    desk.put(key('SZ'), at);
    expect(desk.reclaimed).toEqual([]);
    desk.put(key('S'), at);
    desk.put(key('S'), at);
    expect(desk.reclaimed).toEqual([at]);
    sessionStorage.clear();
    desk = new Desk(TABLE, game('S SZ K', board));
    desk.put(key('S'), at);
    expect(desk.reclaimed).toEqual([]);
  });

  it('goes back with its letter, by a tap, an undo or a recall, and takes itself along', () => {
    const taken = (): void => {
      desk.put(key('S'), at);
      desk.put(desk.left.at(-1)!.key, 8);
      desk.name(tiles('A')[0]!);
    };
    for (const back of [() => desk.tapSquare(at), () => desk.recall(), () => (desk.undo(), desk.undo())]) {
      taken();
      back();
      expect(rackText()).toBe('S SZ K');
      expect(desk.laid).toEqual([]);
      expect(desk.reclaimed).toEqual([]);
    }
  });

  it('is taken by a typed letter on its square, by a tapped one, and from the rack', () => {
    desk.point(at);
    desk.type('s', false);
    expect(desk.reclaimed).toEqual([at]);
    desk.recall();
    desk.tapTile(key('S'));
    desk.tapSquare(at);
    expect(desk.reclaimed).toEqual([at]);
    desk.undo();
    desk.point(at);
    desk.putAtCursor(key('S'));
    expect(desk.reclaimed).toEqual([at]);
    desk.point(at);
    desk.erase();
    expect(desk.reclaimed).toEqual([]);
  });

  it('is remembered when the page is loaded again, and forgotten once it is gone', () => {
    desk.put(key('S'), at);
    desk.put(desk.left.at(-1)!.key, 8);
    desk.name(tiles('A')[0]!);
    desk = new Desk(TABLE, agreed());
    expect(desk.reclaimed).toEqual([at]);
    expect(desk.laid).toHaveLength(1);
    desk.follow({ ...agreed(), board: EMPTY_BOARD });
    expect(desk.reclaimed).toEqual([]);
    expect(desk.laid).toEqual([]);
  });

  it('can be a space, where that is agreed on', () => {
    desk = new Desk(TABLE, { ...game('S ?'), house: { blank_as_space: true } });
    desk.put(desk.left.at(-1)!.key, 8);
    desk.name(0);
    expect(desk.laid).toEqual([[8, 64]]);
  });
});

describe('the bag to draw from', () => {
  it('is left to chance again once other tiles came', () => {
    desk.vowels = 2;
    desk.follow(game('? S SZ'));
    expect(desk.vowels).toBe(2);
    desk.follow(game('SZ ? K'));
    expect(desk.vowels).toBeNull();
  });
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
