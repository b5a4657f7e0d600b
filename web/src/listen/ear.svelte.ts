/** A game for the ear: what was asked and typed, and what is said to it. */
import { untrack } from 'svelte';
import { knowRefusals, language, t } from '../i18n/texts.svelte';
import { explainWord, refusalOf } from '../net/api';
import { BLANK, type Begun, type Move, type Refusal, type TypedAnswer } from '../net/protocol';
import { arguableOf, doubtable } from '../play/doubt';
import { Session } from '../play/session.svelte';
import type { TileTable } from '../play/table';
import { reasonText } from '../replay/said';
import { gamePath, goTo } from '../route.svelte';
import { Announcer } from '../speech/announcer.svelte';
import { argumentText } from '../speech/argument';
import { openOf } from '../speech/consent';
import { drawText, isOpening } from '../speech/draw';
import { foreign, sentence } from '../speech/foreign';
import { lengthSaid } from '../speech/lasting';
import { moveText, refusalText, wordsText } from '../speech/moves';
import { News } from '../speech/news';
import { seatName } from '../speech/seats';
import { tileName } from '../speech/tiles';
import { waitsText } from '../speech/waits';
import { listenForAbsence } from '../play/absence.svelte';
import { playAgain } from '../play/again';
import type { Asked, PageCommand } from './asked';
import { advice, isUnread, wordsOf } from './commands';
import { answer, lineSaid, spelledSaid, squareSaid } from './questions';

export class Ear {
  readonly announcer = new Announcer();
  readonly session: Session;
  readonly game = $derived.by(() => this.session.game);
  /** What somebody wrote last in the chat, as a sentence. */
  lastSaid = $state('');
  /** The line that the server was asked to read. */
  private typed = '';
  /** Whether one has asked for a rematch, and goes where it begins. */
  private wantsMore = false;
  /** A move that was read and waits for a second Enter. */
  pending: Move | null = $state.raw(null);

  /** To be made while a component is: its effects end with the component. */
  constructor(
    readonly table: TileTable,
    first: Begun,
  ) {
    this.session = new Session(first, {
      moved: (record) => news.add(moveText(table, record, this.game)),
      changed: (before, now) => {
        news.add(argumentText(before, now));
        news.add(waitsText(before, now, performance.now() - this.session.began));
      },
      refused: (refusal) => this.complain(refusal),
      nudged: (by) => this.announcer.alert(t('nudged-by', { name: seatName(this.game.seats, by, this.game.you) })),
      read: (typed) => this.weigh(typed),
    }, table.edition.coordinates);
    const news = new News('');
    if (isOpening(first.game)) news.add(drawText(table, first.game));
    news.add(waitsText(null, first.game, performance.now() - this.session.began));
    const speak = (): void => {
      const said = news.take(this.standing);
      if (said !== '') untrack(() => this.announcer.say(said));
    };
    listenForAbsence(this.session, news, speak);
    $effect(() => {
      void this.session.seq;
      speak();
    });
    $effect(() => {
      const { rematch } = this.session;
      if (rematch === null) return;
      if (rematch.state === 'started' && this.wantsMore) return goTo(gamePath(rematch.id));
      const { seats, you } = this.game;
      const [by] = rematch.agreed;
      if (rematch.state !== 'waiting' || you === null || by === undefined || rematch.agreed.includes(you)) return;
      untrack(() => this.announcer.say(t('listen-rematch-wanted', { name: seatName(seats, by, you), command: wordsOf('rematch')[0]! })));
    });
    $effect(() => () => this.session.close());
  }

  /** What is said of itself: that it is the visitor's turn, or how the game ended. */
  private get standing(): string {
    return this.game.over !== null || this.session.yourTurn ? this.status : '';
  }

  /** Whose turn it is, or how the game ended. */
  get status(): string {
    const { over, to_move, you, seats } = this.game;
    if (over !== null) {
      const winners = over.winners.map((seat) => seatName(seats, seat, you)).join(', ');
      const why = `${t('game-over')}. ${reasonText(over.reason)}`;
      return winners === '' ? why : `${why} ${t('said-winner', { names: winners })}`;
    }
    return to_move === you ? t('your-turn') : t('thinking', { name: seatName(seats, to_move ?? 0, you) });
  }

  ask(asked: Asked): void {
    const waiting = this.pending;
    this.pending = null;
    switch (asked.kind) {
      case 'nothing':
        if (waiting === null) this.announcer.say(this.status);
        else this.send(waiting);
        break;
      case 'question':
        this.announcer.say(answer(asked.question, this.table, this.game, performance.now() - this.session.began));
        break;
      case 'square':
        this.announcer.say(squareSaid(this.table, this.game, asked.square));
        break;
      case 'line':
        this.announcer.say(lineSaid(this.table, this.game, asked.line));
        break;
      case 'word':
        this.announcer.say(spelledSaid(this.table, this.table.lettersOf(asked.word).map(({ id }) => id)));
        break;
      case 'look':
        void this.look(asked.word);
        break;
      case 'command':
        this.obey(asked.command);
        break;
      case 'move':
        this.typed = asked.text;
        if (!this.session.read(asked.text)) this.complain({ code: 'unreachable', facts: {} });
        break;
    }
  }

  private obey(command: PageCommand): void {
    switch (command) {
      case 'resign':
        return this.await({ kind: 'resign' }, t('resign-question'));
      case 'end':
      case 'takeback':
        return this.await({ kind: 'propose', what: command }, t(`propose-${command}`));
      case 'abort':
        return this.await(this.game.may.includes('abort') ? { kind: 'abort' } : { kind: 'propose', what: 'abort' }, t('propose-abort'));
      case 'agree':
      case 'decline':
        return this.reply(command === 'agree');
      case 'claim':
        if (this.session.presence?.gone == null) return this.announcer.say(t('listen-nobody-gone'));
        return this.await({ kind: 'claim', result: 'win' }, t('claim-win'));
      case 'rematch':
        return void this.again();
      case 'chat':
        return this.announcer.say(this.lastSaid || t('listen-no-message'));
    }
  }

  /** Answers what was asked first of what is asked of this player. */
  private reply(agree: boolean): void {
    const [asked] = openOf(this.game);
    if (asked === undefined) return this.announcer.say(t('listen-nothing-asked'));
    this.session.move({ kind: 'answer', what: asked.what, agree });
  }

  /** Another game with the same players; people are asked first. */
  private async again(): Promise<void> {
    if (this.game.over === null) return this.announcer.say(t('listen-rematch-later'));
    try {
      const started = await playAgain(this.game);
      if (started !== null) return goTo(gamePath(started));
      this.wantsMore = true;
      this.announcer.say(t('listen-rematch-asked'));
    } catch (reason) {
      this.complain(refusalOf(reason));
    }
  }

  private async look(word: string): Promise<void> {
    const { lookups, moves, edition, lexicon } = this.game;
    const isPlayed = moves.some(({ words = [] }) => words.some(([played]) => played.toLowerCase() === word));
    if (lookups !== 'any' && !(lookups === 'played' && isPlayed)) return this.announcer.say(t('listen-no-lookup'));
    try {
      const { explanation } = await explainWord(edition, word, lexicon, language());
      this.announcer.say([explanation.answer, explanation.reason].filter(Boolean).join(' '));
    } catch (reason) {
      this.complain(refusalOf(reason));
    }
  }

  private weigh(typed: TypedAnswer): void {
    if (typed.error) this.complain(typed.error, isUnread(typed.error.code) ? advice(this.typed) : '');
    else if (typed.move) this.await(typed.move, this.meaning(typed.move, typed));
  }

  /** What a move does by the house rules: blanks that it takes, the bag that it draws from. */
  private agreedText(move: Move): string[] {
    const taken = move.kind === 'play' ? (move.reclaimed ?? []) : [];
    const vowels = move.kind === 'play' || move.kind === 'exchange' ? (move.vowels ?? null) : null;
    return [
      ...taken.map((square) => t('blank-taken', { letter: tileName(this.table, (this.game.board[square] ?? 0) & (BLANK - 1)) })),
      ...(vowels === null ? [] : [t('vowels-drawn', { count: vowels })]),
    ];
  }

  private meaning(move: Move, { points, words }: { points?: number; words?: Parameters<typeof wordsText>[1] }): string {
    if (move.kind === 'exchange') return [`${t('exchange')}: ${move.tiles.map((tile) => tileName(this.table, tile)).join(', ')}`, ...this.agreedText(move)].join('. ');
    if (move.kind === 'pass') return t('pass-question');
    if (move.kind === 'accept') return t('accept-play');
    if (move.kind === 'vote') return t(move.agree ? 'theme-yes' : 'theme-no');
    if (move.kind === 'argue') return `${t('theme-argue')} ${arguableOf(this.game).flatMap(([place, word]) => (place === move.word ? [foreign(word)] : [])).join('')}`;
    if (move.kind === 'challenge') {
      const made = doubtable(this.game);
      return `${t('challenge')}: ${(move.words ?? made.map((_, place) => place)).map((place) => foreign(made[place] ?? '')).join(', ')}`;
    }
    return [wordsText(points ?? 0, words ?? []), ...this.agreedText(move)].join(' ');
  }

  /** Says what a move means; Enter on an empty line makes it. */
  private await(move: Move, meaning: string): void {
    this.pending = move;
    this.announcer.say(`${sentence(meaning)} ${t('listen-confirm')}`);
  }

  private send(move: Move): void {
    const inTurn = move.kind === 'play' || move.kind === 'exchange' || move.kind === 'pass';
    if (inTurn && !this.session.yourTurn) this.complain({ code: this.game.over ? 'game-over' : 'not-your-turn', facts: {} });
    else this.session.move(move);
  }

  /** One's own time is running out. */
  hurry(left: number): void {
    this.announcer.alert(t('clock-low', { time: lengthSaid(left) }));
  }

  complain(refusal: Refusal, help = ''): void {
    void knowRefusals().then(() => this.announcer.alert([refusalText(refusal), help].filter(Boolean).join(' ')));
  }
}
