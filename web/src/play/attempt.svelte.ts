/** Trying one step of a lesson: the server says what the laid tiles make, and whether that is it. */
import { untrack } from 'svelte';
import { t } from '../i18n/texts.svelte';
import { ApiError } from '../net/api';
import { tryStep, type Attempted, type LessonStep } from '../net/lesson';
import { BLANK, type Laid, type PreviewAnswer } from '../net/protocol';
import { Hands } from './hands.svelte';
import type { TileTable } from './table';

export class Attempt extends Hands {
  preview: PreviewAnswer | null = $state.raw(null);
  done = $state(false);

  /** What the server says of the tiles that lie: on its way, or here; null where it could not be asked. */
  private answer: Promise<Attempted | null> | null = null;
  /** Answers to what was laid before are ignored. */
  private asked = 0;

  /** To be made while a component is: its effects end with the component. */
  constructor(
    table: TileTable,
    private readonly number: number,
    private readonly step: LessonStep,
    focusBoard: () => void,
  ) {
    super(table, { id: null, ...step }, focusBoard);
    $effect(() => {
      const placed = this.desk.laid;
      untrack(() => void this.ask(placed));
    });
  }

  /** Plays what is laid, also before the server has said what it makes. */
  play(): void {
    if (!this.laid || this.done) return;
    const asked = this.asked;
    void this.weigh(this.desk.laid).then((answer) => {
      if (answer !== null && asked === this.asked && !this.done) this.take(answer);
    });
  }

  async exchange(exchanged: readonly number[]): Promise<void> {
    this.desk.recall();
    const answer = await this.told({ exchanged });
    if (answer !== null) this.take(answer);
  }

  /** Lays the example. */
  show(): void {
    this.desk.recall();
    for (const [square, tile] of this.step.placed) {
      const fromRack = tile & BLANK ? BLANK : tile;
      const key = this.desk.left.find((each) => each.tile === fromRack)?.key;
      if (key === undefined) continue;
      this.desk.put(key, square);
      if (this.desk.naming) this.desk.name(tile & (BLANK - 1));
    }
  }

  private async ask(placed: readonly Laid[]): Promise<void> {
    this.problem = this.preview = this.answer = null;
    const asked = ++this.asked;
    if (placed.length === 0) return;
    const answer = await this.weigh(placed);
    if (answer === null || asked !== this.asked) return;
    this.preview = answer.error
      ? { type: 'preview', preview_id: asked, error: answer.error }
      : { type: 'preview', preview_id: asked, points: answer.points, words: answer.words };
  }

  /** Asks once about the tiles that lie, and again where it could not be asked. */
  private weigh(placed: readonly Laid[]): Promise<Attempted | null> {
    const asked = this.asked;
    return (this.answer ??= this.told({ placed }).then((answer) => {
      if (answer === null && asked === this.asked) this.answer = null;
      return answer;
    }));
  }

  private async told(attempt: Parameters<typeof tryStep>[2]): Promise<Attempted | null> {
    try {
      return await tryStep(this.table.edition.id, this.number, attempt);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.complain(reason.refusal);
      return null;
    }
  }

  private take(answer: Attempted): void {
    const unknown = answer.words.find(({ admissible }) => admissible === false);
    if (answer.error) this.complain(answer.error);
    else if (unknown) this.complain({ code: 'words-not-admissible', facts: { words: [unknown.word] } });
    else if (!answer.done) this.complain({ code: 'lesson-other', facts: {} });
    else {
      this.done = true;
      this.announcer.say(t('lesson-well-done', { points: answer.points }));
    }
  }
}
