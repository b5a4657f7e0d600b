/** What the live regions say. The same sentence twice is changed by a space, so that it is read again. */
import { untrack } from 'svelte';

interface Said {
  readonly text: string;
  /** How often all was hushed before. */
  readonly at: number;
}

/** How long what was urgent stays at least, in milliseconds: a screen reader needs time to notice it. */
const NOTICED = 1000;

let hushed = $state(0);

/**
 * Empties what every announcer has said. While a dialog is open nothing else of the page is there for a screen
 * reader; when it closes, all comes back as if it were new, and old news would be read again.
 */
export function hush(): void {
  hushed = untrack(() => hushed) + 1;
}

export class Announcer {
  private calm: Said = $state.raw({ text: '', at: 0 });
  private hurried: Said = $state.raw({ text: '', at: 0 });
  /** When something urgent was said last. */
  private alertedAt = -Infinity;

  get polite(): string {
    return heard(this.calm);
  }

  get urgent(): string {
    return heard(this.hurried);
  }

  /** What was urgent before is old news then, and is not found in the page for the rest of the game. */
  say(text: string): void {
    this.calm = { text: again(this.polite, text), at: hushed };
    if (performance.now() - this.alertedAt >= NOTICED) this.hurried = { text: '', at: hushed };
  }

  alert(text: string): void {
    this.hurried = { text: again(this.urgent, text), at: hushed };
    this.alertedAt = performance.now();
  }
}

const heard = ({ text, at }: Said): string => (at === hushed ? text : '');

/** `text`, made another where it was said just before: a region that does not change is not read. */
export const again = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);
