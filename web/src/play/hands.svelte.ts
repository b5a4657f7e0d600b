/** What a player does with tiles: lays, types, drags and names them. Whether it is a good idea others say. */
import { untrack } from 'svelte';
import { knowRefusals, t } from '../i18n/texts.svelte';
import { setLook } from '../look.svelte';
import { BLANK, type Move, type PreviewAnswer, type Refusal } from '../net/protocol';
import { Announcer } from '../speech/announcer.svelte';
import { previewText, refusalText } from '../speech/moves';
import { tileName } from '../speech/tiles';
import { Desk, type Dealt } from './desk.svelte';
import { Drag } from './drag.svelte';
import { placedAt } from './draft';
import type { Command } from './keys';
import { play as sound } from './sounds';
import { stepsAcross } from './squares';
import type { TileTable } from './table';

export abstract class Hands {
  readonly announcer = new Announcer();
  readonly desk: Desk;
  readonly drag: Drag;
  /** What was refused last, until something else is laid. */
  problem: Refusal | null = $state.raw(null);

  readonly laid = $derived.by(() => this.desk.lying.length > 0);

  private heard = 0;

  /** To be made while a component is: its effects end with the component. */
  constructor(
    readonly table: TileTable,
    dealt: Dealt,
    protected readonly focusBoard: () => void,
  ) {
    this.desk = new Desk(table, dealt);
    this.drag = new Drag({
      onsquare: (key, square) => this.desk.put(key, square),
      onrack: (key, index) => {
        this.desk.takeBack(key);
        this.desk.reorder(key, index);
      },
    });
    $effect(() => {
      const { length } = this.desk.lying;
      if (length > this.heard) sound('lay');
      this.heard = length;
    });
    $effect(() => {
      const square = this.desk.reclaimed.at(-1);
      const tile = square === undefined ? 0 : (this.desk.board[square] ?? 0);
      if (tile !== 0) untrack(() => this.announcer.say(t('blank-taken', { letter: tileName(this.table, tile & (BLANK - 1)) })));
    });
    $effect(() => {
      const text = this.preview === null ? '' : previewText(this.preview);
      if (text !== '') untrack(() => this.announcer.say(text));
    });
  }

  /** What the laid tiles would make, once the server has said so. */
  abstract get preview(): PreviewAnswer | null;

  /** Plays what is laid. */
  abstract play(): void;

  /** What the laid tiles would earn, once the server has said so. */
  get points(): number | null {
    const { preview } = this;
    return this.laid && preview && 'points' in preview ? preview.points : null;
  }

  /** Whether the server has said that a word is not good, where it refuses such words. */
  get doubtful(): boolean {
    return this.laid && (this.preview?.words ?? []).some(({ admissible }) => admissible === false);
  }

  /** Whether one chooses how many tiles to draw from the bag of vowels. */
  get choosesBag(): boolean {
    return this.desk.house.two_bags === true;
  }

  /** The play that lies on the board. */
  protected get played(): Extract<Move, { kind: 'play' }> {
    const { laid, reclaimed, vowels } = this.desk;
    return { kind: 'play', placed: laid, ...(reclaimed.length > 0 ? { reclaimed } : {}), ...(this.choosesBag && vowels !== null ? { vowels } : {}) };
  }

  /** What is asked about: what lies, whatever is drawn for it. Null while nothing is laid. */
  protected get weighed(): Extract<Move, { kind: 'play' }> | null {
    const { laid, reclaimed } = this.desk;
    return laid.length === 0 ? null : { kind: 'play', placed: laid, ...(reclaimed.length > 0 ? { reclaimed } : {}) };
  }

  /** Chooses how many of the next tiles come from the bag of vowels; null leaves it to chance. */
  chooseVowels(count: number | null): void {
    this.desk.vowels = count;
    this.announcer.say(count === null ? t('vowels-any') : t('vowels-drawn', { count }));
  }

  complain(refusal: Refusal): void {
    this.problem = refusal;
    sound('refused');
    void knowRefusals().then(() => this.announcer.alert(refusalText(refusal)));
  }

  recall(): void {
    this.desk.recall();
    this.focusBoard();
  }

  undo(): void {
    this.desk.undo();
    this.focusBoard();
  }

  /** Large tiles on a board that is panned, or the whole board. */
  resize(large: boolean): void {
    setLook({ size: large ? 'large' : 'normal' });
    this.announcer.say(t(large ? 'size-large' : 'size-normal'));
    this.focusBoard();
  }

  nameBlank(letter: number | null): void {
    this.desk.name(letter);
    this.focusBoard();
  }

  tapTile(key: number): void {
    this.desk.tapTile(key);
    // The tile has left the rack, and the focus with it.
    if (!this.desk.left.some((each) => each.key === key)) this.focusBoard();
  }

  grabSquare(square: number, event: PointerEvent): void {
    const placed = placedAt(this.desk.draft, square);
    if (placed !== undefined) this.drag.begin(event, placed.key, placed.tile, true);
  }

  grabTile(key: number, event: PointerEvent): void {
    const tile = this.desk.left.find((each) => each.key === key)?.tile;
    if (tile !== undefined) this.drag.begin(event, key, tile);
  }

  obey(command: Command): void {
    switch (command.kind) {
      case 'walk':
        this.desk.walk(command.direction, stepsAcross(this.table.edition, command.direction, command.steps));
        return this.focusBoard();
      case 'row-start':
      case 'row-end':
        this.desk.toEdge(command.kind === 'row-end');
        return this.focusBoard();
      case 'turn':
        this.desk.turn();
        return this.announcer.say(t(`direction-${this.desk.cursor.direction}`));
      case 'letter':
        return this.type(command.text, command.blank);
      case 'blank':
        return this.putBlank();
      case 'erase':
        this.desk.erase();
        return this.focusBoard();
      case 'recall':
        return this.recall();
      case 'undo':
        return this.undo();
      case 'larger':
      case 'smaller':
        return this.resize(command.kind === 'larger');
      case 'play':
        return this.play();
      case 'vowels':
        if (this.choosesBag) this.chooseVowels(command.count);
        return;
    }
  }

  private type(text: string, blank: boolean): void {
    const typed = this.desk.type(text, blank);
    const letter = text.toLocaleUpperCase(this.table.edition.language);
    if (typed.problem) this.complain({ code: typed.problem, facts: { letter } });
    else if (typed.laid !== undefined) this.announcer.say(tileName(this.table, typed.laid));
    else this.announcer.say(t('waiting-letter', { letter: typed.pending }));
    this.focusBoard();
  }

  private putBlank(): void {
    const blank = this.desk.left.find(({ tile }) => tile === BLANK);
    if (blank === undefined) this.complain({ code: 'no-tile', facts: { letter: '?' } });
    else this.desk.putAtCursor(blank.key);
  }
}
