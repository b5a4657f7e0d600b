/** What something would earn, asked of the server: one question at a time is on its way, however fast somebody types. */
import type { PreviewAnswer } from '../net/protocol';

export class Previews<Wanted> {
  /** The answer to what was asked last; null while there is none. */
  answer: PreviewAnswer | null = $state.raw(null);
  private id = 0;
  private wanted: Wanted | null = null;
  private asking = false;

  /** `send` says whether there was a line to send on. */
  constructor(private readonly send: (id: number, wanted: Wanted) => boolean) {}

  /** Asks about something else; null asks nothing any more. */
  ask(wanted: Wanted | null): void {
    this.wanted = wanted;
    this.id++;
    if (wanted === null) this.answer = null;
    else this.askNow();
  }

  /** The line is back: what was on its way may be lost. */
  again(): void {
    this.lost();
    this.ask(this.wanted);
  }

  /** What is on its way may never be answered. */
  lost(): void {
    this.asking = false;
  }

  hear(answer: PreviewAnswer): void {
    this.asking = false;
    if (answer.preview_id !== this.id) this.askNow();
    else if (this.wanted !== null) this.answer = answer;
  }

  private askNow(): void {
    if (!this.asking && this.wanted !== null) this.asking = this.send(this.id, this.wanted);
  }
}
