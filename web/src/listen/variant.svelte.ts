/** A variant for the ear: what was asked and typed, and what is said to it. */
import { untrack } from 'svelte';
import { knowRefusals, t } from '../i18n/texts.svelte';
import type { PreviewAnswer, Refusal } from '../net/protocol';
import type { Act, VariantSnapshot } from '../net/variants';
import type { TileTable } from '../play/table';
import { foreign, sentence } from '../speech/foreign';
import { refusalText, wordsText } from '../speech/moves';
import { Follower } from '../variants/follower.svelte';
import { askedBy } from './asked';
import { advice, isUnread, plainLine } from './commands';
import { lineSaid, lyingSaid, spelledSaid, squareSaid, type Question } from './questions';
import { lyingIn, statusSaid, variantSaid } from './standing';
import { typedBy } from './typed';

export class VariantEar extends Follower {
  /** What waits for a second Enter. */
  pending: Act | null = $state.raw(null);
  /** What the server was asked the price of. */
  private weighed: Act | null = null;

  /** To be made while a component is: its effects end with the component. */
  constructor(
    readonly table: TileTable,
    first: VariantSnapshot,
  ) {
    super(table, first);
    $effect(() => {
      void this.session.seq;
      untrack(() => this.forget());
    });
    $effect(() => {
      const answer = this.session.preview;
      if (answer !== null) untrack(() => this.weigh(answer));
    });
  }

  /** How the game stands, for who has just come or asks. */
  get status(): string {
    return statusSaid(this.table, this.game);
  }

  ask(text: string, keys: Readonly<Record<Question, string>>): void {
    const waiting = this.pending;
    this.forget();
    const { body } = this.game;
    // Two words on a line may be one's card, whatever else they mean.
    const isCard = body?.variant === 'bingo' && body.called.length === 0 && text.trim().split(/\s+/).length === 2;
    const line = isCard ? text : plainLine(text);
    const about = this.game.variant === 'removal' ? line.replace(/\?$/, '') : line;
    const asked = askedBy(about, this.table, keys);
    const lying = lyingIn(this.game);
    // A single square is a removal, too; with a question mark it is asked about.
    const taken = this.game.variant === 'removal' && asked.kind === 'square' && about === line;
    if (asked.kind === 'nothing') {
      if (waiting === null) this.announcer.say(this.status);
      else this.send(waiting);
    } else if (asked.kind === 'question') this.answer(asked.question);
    else if (asked.kind === 'word') this.announcer.say(spelledSaid(this.table, this.table.lettersOf(asked.word).map(({ id }) => id)));
    else if (asked.kind === 'square' && lying !== null && !taken) this.announcer.say(squareSaid(this.table, lying, asked.square));
    else if (asked.kind === 'line' && lying !== null) this.announcer.say(lineSaid(this.table, lying, asked.line));
    else this.type(line);
  }

  answer(question: Question): void {
    const lying = lyingIn(this.game);
    const said = variantSaid(question, this.table, this.game, performance.now() + this.session.ahead);
    this.announcer.say(said ?? (lying === null ? t('listen-none') : (lyingSaid(question, this.table, lying) ?? t('listen-none'))));
  }

  private type(text: string): void {
    const typed = typedBy(this.game, text);
    if (typed === null) this.announcer.say(this.status);
    else if (typed.asks === null) this.send(typed.act);
    else if (typed.asks === 'price') {
      this.weighed = typed.act;
      this.session.ask(typed.act);
    } else this.await(typed.act, t(typed.asks === 'finish' ? 'finish-question' : 'resign-question'));
  }

  private weigh(answer: PreviewAnswer): void {
    const act = this.weighed;
    if (act === null) return;
    this.weighed = null;
    const { error, points = 0, words = [] } = answer;
    if (error) return this.refuse(error, act.kind === 'typed' && isUnread(error.code) ? advice(act.text) : '');
    const typed = act.kind === 'typed' ? foreign(act.text) : '';
    if (words.length > 0) this.await(act, wordsText(points, words));
    else this.await(act, points === 0 ? typed : `${typed}: ${points} ${t('points-word', { points })}`);
  }

  /** Says what an act means; Enter on an empty line does it. */
  private await(act: Act, meaning: string): void {
    this.pending = act;
    this.announcer.say(`${sentence(meaning)} ${t('listen-confirm')}`);
  }

  private send(act: Act): void {
    if (this.game.phase === 'over') this.refuse({ code: 'game-over', facts: {} });
    else if (!this.session.move(act)) this.refuse({ code: 'unreachable', facts: {} });
  }

  private forget(): void {
    this.pending = this.weighed = null;
    this.session.ask(null);
  }

  private refuse(refusal: Refusal, help = ''): void {
    void knowRefusals().then(() => this.announcer.alert([refusalText(refusal), help].filter(Boolean).join(' ')));
  }
}
