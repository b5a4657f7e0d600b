/** What the live regions say. The same sentence twice is changed by a space, so that it is read again. */
import { untrack } from 'svelte';

interface Said {
  readonly text: string;
  /** How often all was hushed before. */
  readonly at: number;
}

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

  get polite(): string {
    return heard(this.calm);
  }

  get urgent(): string {
    return heard(this.hurried);
  }

  say(text: string): void {
    this.calm = { text: again(this.polite, text), at: hushed };
  }

  alert(text: string): void {
    this.hurried = { text: again(this.urgent, text), at: hushed };
  }
}

const heard = ({ text, at }: Said): string => (at === hushed ? text : '');

const again = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);
