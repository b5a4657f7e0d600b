/** Moves, and how the game stands after them, as one message. */
import { sentence } from './foreign';

/**
 * Gathers what was told until the page has taken it in. Two messages would not do: screen readers drop what waits
 * in a polite region for what is urgent, and a region that changes at once has lost what it said before.
 */
export class News {
  private readonly told: string[] = [];

  /** `standing`: how the game stands for anyone who has just come; they are told that otherwise. */
  constructor(private standing: string) {}

  add(text: string): void {
    if (text !== '') this.told.push(text);
  }

  /** What is to be said now: what was told, and `standing` if it is new or somebody moved. */
  take(standing: string): string {
    const due = this.told.length > 0 || standing !== this.standing;
    const parts = [...this.told.splice(0), ...(due ? [standing] : [])].filter((part) => part !== '');
    this.standing = standing;
    return parts.map((part, at) => (at + 1 < parts.length ? sentence(part) : part)).join(' ');
  }
}
