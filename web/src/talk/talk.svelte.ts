/** What was said in one game, as far as one may know it; nothing twice, nothing lost with the line. */
import type { ChatLine, Mode, Said } from '../net/chat';

export interface TalkWiring {
  readonly read: (after: number) => Promise<{ mode: Mode; lines: readonly ChatLine[] }>;
  readonly say: (sayId: string, said: Said) => Promise<ChatLine>;
  /** A name that no other message has. */
  readonly newId: () => string;
  /** Somebody has said something just now. */
  readonly onheard: (line: ChatLine) => void;
}

/** Lines in one answer; when there are so many there may be more. */
const PAGE = 100;

export class Talk {
  lines: readonly ChatLine[] = $state.raw([]);
  mode: Mode = $state('free');
  /** Lines that came while nobody looked. */
  unread = $state(0);
  /** Up to which line all was read; one that was heard says nothing of those before it. */
  private readTo = 0;
  private sending: { readonly id: string; readonly said: string } | null = null;
  private before: Promise<unknown> = Promise.resolve();

  constructor(private readonly wiring: TalkWiring) {}

  /** Whether what was said before has been read. */
  ready = $state(false);

  /** Reads on, after the last line known; all of it anew once somebody was blocked. */
  async load(anew = false): Promise<void> {
    if (anew) {
      this.lines = [];
      this.readTo = 0;
    }
    for (;;) {
      const { mode, lines } = await this.wiring.read(this.readTo);
      this.mode = mode;
      for (const line of this.take(lines)) if (this.ready && !anew) this.announce(line);
      this.readTo = lines.at(-1)?.id ?? this.readTo;
      if (lines.length < PAGE) break;
    }
    this.ready = true;
  }

  /** A line that came over the connection. */
  hear(line: ChatLine): void {
    for (const fresh of this.take([line])) this.announce(fresh);
  }

  /** Says something, after what was said before; tried again after a failure it is the same message, said once. */
  say(said: Said): Promise<void> {
    const mine = this.before.then(() => this.send(said));
    this.before = mine.catch(() => {});
    return mine;
  }

  private async send(said: Said): Promise<void> {
    const content = JSON.stringify(said);
    if (this.sending?.said !== content) this.sending = { id: this.wiring.newId(), said: content };
    this.take([await this.wiring.say(this.sending.id, said)]);
    this.sending = null;
  }

  private announce(line: ChatLine): void {
    this.unread++;
    this.wiring.onheard(line);
  }

  /** Those among them that are new. */
  private take(lines: readonly ChatLine[]): readonly ChatLine[] {
    const known = new Set(this.lines.map(({ id }) => id));
    const fresh = lines.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].sort((one, other) => one.id - other.id);
    return fresh;
  }
}
