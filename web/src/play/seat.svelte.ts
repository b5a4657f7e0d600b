/** What the player of one seat can do: joins what the server says with what the hands do. */
import { untrack } from 'svelte';
import type { Begun } from '../net/protocol';
import { t } from '../i18n/texts.svelte';
import type { Move, PreviewAnswer } from '../net/protocol';
import { argumentText } from '../speech/argument';
import { drawText, isOpening } from '../speech/draw';
import { lengthSaid } from '../speech/lasting';
import { moveText } from '../speech/moves';
import { News } from '../speech/news';
import { seatName } from '../speech/seats';
import { waitsText } from '../speech/waits';
import { listenForAbsence } from './absence.svelte';
import { Hands } from './hands.svelte';
import { Session } from './session.svelte';
import { play as sound } from './sounds';
import type { TileTable } from './table';

export class Seat extends Hands {
  readonly session: Session;

  readonly game = $derived.by(() => this.session.game);
  private readonly news: News;
  readonly turn = $derived.by(() => (this.game.over ? 'over' : this.session.yourTurn ? 'yours' : 'theirs'));

  /** To be made while a component is: its effects end with the component. */
  constructor(table: TileTable, first: Begun, focusBoard: () => void) {
    super(table, first.game, focusBoard);
    this.session = new Session(first, {
      moved: (record) => {
        this.news.add(moveText(table, record, this.game));
        sound(record.seat === this.game.you ? 'move' : 'theirs');
      },
      changed: (before, now) => {
        this.news.add(argumentText(before, now));
        this.news.add(waitsText(before, now, performance.now() - this.session.began));
      },
      refused: (refusal) => this.complain(refusal),
      nudged: (by) => this.announcer.alert(t('nudged-by', { name: seatName(this.game.seats, by, this.game.you) })),
    }, table.edition.coordinates);
    this.news = new News(this.standing);
    if (isOpening(first.game)) this.news.add(drawText(table, first.game));
    this.news.add(waitsText(null, first.game, performance.now() - this.session.began));
    this.listen();
  }

  private listen(): void {
    // The server's word is followed, the laid tiles are asked about.
    $effect(() => {
      const now = this.session.game;
      untrack(() => this.desk.follow(now));
    });
    $effect(() => {
      const { weighed } = this;
      void this.session.seq;
      untrack(() => {
        this.problem = null;
        this.session.ask(weighed);
      });
    });
    const speak = (): void => {
      const said = this.news.take(this.standing);
      if (said !== '') untrack(() => this.announcer.say(said));
    };
    listenForAbsence(this.session, this.news, speak);
    $effect(() => {
      void this.session.seq;
      speak();
    });
    $effect(() => {
      if (this.game.over !== null) sound('over');
    });
    $effect(() => () => this.session.close());
  }

  /** What is said of itself; how the game ended stands in a dialog. */
  private get standing(): string {
    return this.session.yourTurn ? t('your-turn') : '';
  }

  get preview(): PreviewAnswer | null {
    return this.session.preview;
  }

  /** One's own time is running out. */
  hurry(left: number): void {
    sound('low');
    this.announcer.alert(t('clock-low', { time: lengthSaid(left) }));
  }

  send(move: Move): void {
    this.problem = null;
    this.session.move(move);
    // What was pressed rests until the server has answered, and would lose the focus.
    this.focusBoard();
  }

  play(): void {
    if (!this.laid) return;
    if (this.turn !== 'yours') this.complain({ code: this.turn === 'over' ? 'game-over' : 'not-your-turn', facts: {} });
    else if (this.session.ready) this.send(this.played);
  }

  exchange(tiles: readonly number[], vowels: number | null = null): void {
    this.desk.recall();
    this.send({ kind: 'exchange', tiles, ...(this.choosesBag && vowels !== null ? { vowels } : {}) });
  }
}
