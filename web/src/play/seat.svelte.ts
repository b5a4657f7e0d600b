/** What the player of one seat can do: joins what the server says with what the hands do. */
import { untrack } from 'svelte';
import type { Begun } from '../net/api';
import { errorText, t } from '../i18n/texts.svelte';
import { BLANK, type Move, type Refusal } from '../net/protocol';
import { Announcer } from '../speech/announcer.svelte';
import { moveText, previewText } from '../speech/moves';
import { seatName } from '../speech/seats';
import { tileName } from '../speech/tiles';
import { Desk } from './desk.svelte';
import { Drag } from './drag.svelte';
import { placedAt } from './draft';
import type { Command } from './keys';
import { Session } from './session.svelte';
import type { TileTable } from './table';

export class Seat {
  readonly announcer = new Announcer();
  readonly desk: Desk;
  readonly session: Session;
  readonly drag: Drag;
  /** What was refused last, until something else is laid. */
  problem: Refusal | null = $state.raw(null);

  readonly game = $derived.by(() => this.session.game);
  readonly laid = $derived.by(() => this.desk.laid.length > 0);
  readonly turn = $derived.by(() => (this.game.over ? 'over' : this.session.yourTurn ? 'yours' : 'theirs'));
  /** What the laid tiles would earn, once the server has said so. */
  readonly points = $derived.by(() => {
    const { preview } = this.session;
    return this.laid && preview && 'points' in preview ? preview.points : null;
  });

  /** To be made while a component is: its effects end with the component. */
  constructor(
    readonly table: TileTable,
    first: Begun,
    private readonly focusBoard: () => void,
  ) {
    this.desk = new Desk(table, first.game);
    this.session = new Session(first, {
      moved: (record) => this.announcer.say(moveText(record, this.game)),
      refused: (refusal) => this.complain(refusal),
      nudged: (by) => this.announcer.alert(t('nudged-by', { name: seatName(this.game.seats, by, this.game.you) })),
    });
    this.drag = new Drag({
      onsquare: (key, square) => this.desk.put(key, square),
      onrack: (key, index) => {
        this.desk.takeBack(key);
        this.desk.reorder(key, index);
      },
    });
    this.listen();
  }

  private listen(): void {
    // The server's word is followed, the laid tiles are asked about.
    $effect(() => {
      const now = this.session.game;
      untrack(() => this.desk.follow(now));
    });
    $effect(() => {
      const placed = this.desk.laid;
      void this.session.seq;
      untrack(() => {
        this.problem = null;
        this.session.ask(placed);
      });
    });
    $effect(() => {
      const text = this.session.preview === null ? '' : previewText(this.session.preview);
      if (text !== '') untrack(() => this.announcer.say(text));
    });
    $effect(() => () => this.session.close());
  }

  complain(refusal: Refusal): void {
    this.problem = refusal;
    this.announcer.alert(errorText(refusal.code, refusal.facts));
  }

  send(move: Move): void {
    this.problem = null;
    this.session.move(move);
  }

  play(): void {
    if (!this.laid) return;
    if (this.turn !== 'yours') this.complain({ code: this.turn === 'over' ? 'game-over' : 'not-your-turn', facts: {} });
    else if (this.session.ready) this.send({ kind: 'play', placed: this.desk.laid });
  }

  exchange(tiles: readonly number[]): void {
    this.desk.recall();
    this.send({ kind: 'exchange', tiles });
  }

  recall(): void {
    this.desk.recall();
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
    if (placed !== undefined) this.drag.begin(event, placed.key, placed.tile);
  }

  grabTile(key: number, event: PointerEvent): void {
    const tile = this.desk.left.find((each) => each.key === key)?.tile;
    if (tile !== undefined) this.drag.begin(event, key, tile);
  }

  obey(command: Command): void {
    switch (command.kind) {
      case 'walk':
        this.desk.walk(command.direction, command.steps);
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
      case 'play':
        return this.play();
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
