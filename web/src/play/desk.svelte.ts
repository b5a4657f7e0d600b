/** The player's side of the table: rack, laid tiles, cursor and what is picked up. No rule lives here. */
import { BLANK, type House, type Laid } from '../net/protocol';
import * as drafts from './draft';
import { respellings, type Respelling } from './respell';
import { flip, step, type Direction } from './squares';
import { recallDraft, rememberDraft } from './memory';
import type { TileTable } from './table';
import { advance, erase, type as typeLetter, type Cursor, type Typed } from './typing';

/** What somebody has before them; `id` names it for as long as the tab lives, null is to be forgotten. */
export interface Dealt {
  readonly id: string | null;
  readonly board: readonly number[];
  readonly rack: readonly number[];
  readonly house?: House;
}

export class Desk {
  readonly table: TileTable;
  draft: drafts.Draft = $state.raw(drafts.EMPTY_DRAFT);
  cursor: Cursor = $state.raw({ square: 0, direction: 'across' });
  /** Whether tapped rack tiles go to the cursor; false until a square was chosen. */
  armed = $state(false);
  /** The key of the rack tile that the next tapped square gets. */
  picked: number | null = $state(null);
  pending = $state('');
  /** A blank that was put on a square and waits for its letter. */
  naming: { key: number; square: number; advance: boolean } | null = $state.raw(null);

  /** The drafts before each change of what is laid, the last at the end. */
  private past: readonly drafts.Draft[] = $state.raw([]);
  readonly canUndo = $derived(this.past.length > 0);

  board: readonly number[] = $state.raw([]);
  readonly left = $derived(drafts.onRack(this.draft));
  /** The places of the rack, with the tile that is there. */
  readonly slots = $derived(drafts.slots(this.draft));
  /** All that lies on the board and is not played yet. */
  readonly lying = $derived(drafts.lying(this.draft));
  /** Squares whose blanks were taken for their letters. */
  readonly reclaimed: readonly number[] = $derived(this.draft.taken.map(({ square }) => square));
  /** How many tiles to draw from the bag of vowels, where there are two; null leaves it to chance. */
  vowels: number | null = $state(null);
  readonly laid: readonly Laid[] = $derived(drafts.laid(this.draft));
  readonly respellings: readonly Respelling[] = $derived.by(() =>
    respellings(this.table, this.board, this.draft, this.cursor.direction),
  );

  private readonly game: string | null;
  /** What was agreed on beside the edition's rules. */
  readonly house: House;

  constructor(table: TileTable, game: Dealt) {
    this.table = table;
    this.game = game.id;
    this.house = game.house ?? {};
    this.cursor = { square: table.edition.start[0] ?? 0, direction: 'across' };
    this.board = game.board;
    this.draft = game.id === null ? drafts.withRack(drafts.EMPTY_DRAFT, game.rack, game.board) : recallDraft(game.id, game.rack, game.board);
  }

  /** Takes over what the server says; laid tiles stay where that is still possible. */
  follow(game: Dealt): void {
    this.board = game.board;
    const before = this.draft;
    const followed = drafts.withRack(before, game.rack, game.board);
    if (!drafts.sameTiles(before, followed)) this.past = [];
    this.keep(followed);
    if (this.lying.length === 0) this.armed = false;
    if (game.rack.length > 0 && !drafts.sameTiles(before, followed)) this.vowels = null;
    if (this.picked !== null && !drafts.atHand(this.draft).some(({ key }) => key === this.picked)) this.picked = null;
  }

  isFree(square: number): boolean {
    return drafts.isFree(this.draft, this.board, square);
  }

  /** Whether this tile is the letter of the blank on a square, and may go in its place. */
  takes(key: number, square: number): boolean {
    if (!this.house.blank_reuse || this.reclaimed.includes(square)) return false;
    const tile = this.draft.rack.find((each) => each.key === key)?.tile;
    return tile !== undefined && tile !== BLANK && this.board[square] === (BLANK | tile);
  }

  /** Puts a tile of the rack on a free square, or in the place of a blank; a blank asks for its letter first. */
  put(key: number, square: number, advanceAfter = false): void {
    if (this.takes(key, square)) {
      this.picked = null;
      this.pending = '';
      this.set(drafts.take(this.draft, key, square));
      return;
    }
    if (this.board[square] !== 0) return;
    const laid = this.draft.placed.find((placed) => placed.key === key);
    const tile = drafts.atHand(this.draft).find((each) => each.key === key)?.tile;
    this.picked = null;
    this.pending = '';
    if (tile === BLANK && laid === undefined) {
      this.naming = { key, square, advance: advanceAfter };
      return;
    }
    this.set(drafts.place(this.draft, key, square, laid ? laid.tile & (BLANK - 1) : undefined));
    this.moveOn(square, advanceAfter);
  }

  /** Gives the waiting blank its letter; null leaves it on the rack. */
  name(letter: number | null): void {
    const waiting = this.naming;
    this.naming = null;
    if (waiting === null || letter === null) return;
    this.set(drafts.place(this.draft, waiting.key, waiting.square, letter));
    this.moveOn(waiting.square, waiting.advance);
  }

  takeBack(key: number): void {
    this.set(drafts.takeBack(this.draft, key));
  }

  recall(): void {
    this.set(drafts.recall(this.draft));
    this.picked = null;
    this.pending = '';
    this.armed = false;
  }

  /** What lies goes back to before the last change; the order of the rack stays. */
  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.keep({ ...this.draft, taken: before.taken, placed: before.placed.filter(({ square }) => this.board[square] === 0) });
    this.picked = null;
    this.pending = '';
  }

  shuffle = (): void => this.set(drafts.shuffle(this.draft));
  sort = (): void => this.set(drafts.sort(this.draft));
  reorder = (key: number, index: number): void => this.set(drafts.reorder(this.draft, key, index));

  /** Lays a digraph the other way; typing goes on after the last tile. */
  respell(respelling: Respelling): void {
    this.set(respelling.draft);
    this.moveOn(Math.max(...this.draft.placed.map(({ square }) => square)), true);
  }

  /**
   * A tap on a square: put what is picked up there, take a laid tile back, or point at it.
   *
   * A finger errs more easily than a mouse: its first tap on a laid tile only picks the tile up, for another
   * square or for a second tap, which takes it back.
   */
  tapSquare(square: number, finger = false): void {
    const laid = drafts.placedAt(this.draft, square);
    if (laid !== undefined && finger && this.picked !== laid.key) {
      this.picked = laid.key;
      this.armed = false;
    } else if (laid !== undefined) {
      this.picked = null;
      this.takeBack(laid.key);
      this.cursor = { ...this.cursor, square };
    } else if (this.board[square] !== 0 && !(this.picked !== null && this.takes(this.picked, square))) {
      this.cursor = { ...this.cursor, square };
    } else if (this.picked !== null) {
      this.cursor = { ...this.cursor, square };
      this.put(this.picked, square);
    } else if (this.armed && this.cursor.square === square) {
      // Across, down, not chosen any more.
      const again = this.cursor.direction === 'across';
      this.turn();
      this.armed = again;
    } else {
      this.armed = true;
      this.cursor = { ...this.cursor, square };
    }
  }

  /** A tap on a rack tile: it goes to the chosen square, or is picked up for the next tapped one. */
  tapTile(key: number): void {
    const { square } = this.cursor;
    if (this.armed && (this.isFree(square) || this.takes(key, square))) this.put(key, square, true);
    else this.picked = this.picked === key ? null : key;
  }

  /** Puts a rack tile on the cursor's square or the next free one after it. */
  putAtCursor(key: number): void {
    const here = this.cursor.square;
    const square = this.isFree(here) || this.takes(key, here) ? here : advance(this, this.draft, this.cursor);
    if (this.isFree(square) || this.takes(key, square)) this.put(key, square, true);
  }

  /** The cursor goes to a square without choosing it. */
  point(square: number): void {
    this.cursor = { ...this.cursor, square };
    this.pending = '';
  }

  walk(direction: Direction, steps: number): void {
    const square = step(this.table.edition, this.cursor.square, direction, steps);
    if (square !== null) this.cursor = { ...this.cursor, square };
    this.pending = '';
    this.armed = true;
  }

  /** To the first or last square of the cursor's row. */
  toEdge(last: boolean): void {
    const { columns } = this.table.edition;
    const column = this.cursor.square % columns;
    this.walk('across', last ? columns - 1 - column : -column);
  }

  turn(): void {
    this.cursor = { ...this.cursor, direction: flip(this.cursor.direction) };
    this.armed = true;
  }

  type(text: string, blank: boolean): Typed {
    return this.take(typeLetter(this, this, text, blank));
  }

  erase(): Typed {
    return this.take(erase(this, this));
  }

  private take(typed: Typed): Typed {
    this.set(typed.draft);
    this.cursor = typed.cursor;
    this.pending = typed.pending;
    this.picked = null;
    this.armed = true;
    return typed;
  }

  private moveOn(square: number, advanceAfter: boolean): void {
    const at = { ...this.cursor, square };
    this.cursor = advanceAfter ? { ...at, square: advance(this, this.draft, at) } : at;
  }

  private set(draft: drafts.Draft): void {
    if (!drafts.liesAlike(this.draft, draft)) this.past = [...this.past, this.draft];
    this.keep(draft);
  }

  private keep(draft: drafts.Draft): void {
    this.draft = draft;
    if (this.game !== null) rememberDraft(this.game, draft);
  }
}
