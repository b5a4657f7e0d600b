/** What goes on a slip beside the word and its square: the points as one counts them, a second word. */
import type { Handed } from '../net/duplicate';

export class Paper {
  /** As typed; null where none are written. */
  claim: number | null = $state(null);
  safe = $state('');

  /** What is handed in, completed by what is written here. */
  complete(handed: Handed): Handed {
    const { claim } = this;
    const safe = this.safe.trim() === '' ? {} : { safe_text: this.safe.trim() };
    if (claim === null) return { ...handed, ...safe };
    if ('slip' in handed) return { slip: { ...handed.slip, claimed: claim }, ...safe };
    // A player who types may have written the points already.
    const typed = handed.text.trim().split(/\s+/).length === 2;
    return { text: typed ? `${handed.text.trim()} ${claim}` : handed.text, ...safe };
  }

  clear(): void {
    this.claim = null;
    this.safe = '';
  }
}
