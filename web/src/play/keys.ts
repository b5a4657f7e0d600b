/** What a key means at the table. */
import type { Direction } from './squares';

export type Command =
  | { readonly kind: 'walk'; readonly direction: Direction; readonly steps: number }
  | { readonly kind: 'letter'; readonly text: string; readonly blank: boolean }
  /** A digit: how many tiles to draw from the bag of vowels. */
  | { readonly kind: 'vowels'; readonly count: number }
  | { readonly kind: 'turn' | 'erase' | 'play' | 'recall' | 'blank' | 'row-start' | 'row-end' | 'undo' | 'larger' | 'smaller' };

/** The part of a KeyboardEvent that matters. */
export interface Key {
  readonly key: string;
  /** Where the key lies. */
  readonly code?: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing?: boolean;
  getModifierState?(name: string): boolean;
}

const NAMED: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: 'walk', direction: 'across', steps: -1 },
  ArrowRight: { kind: 'walk', direction: 'across', steps: 1 },
  ArrowUp: { kind: 'walk', direction: 'down', steps: -1 },
  ArrowDown: { kind: 'walk', direction: 'down', steps: 1 },
  Home: { kind: 'row-start' },
  End: { kind: 'row-end' },
  ' ': { kind: 'turn' },
  '?': { kind: 'blank' },
  Backspace: { kind: 'erase' },
  Delete: { kind: 'erase' },
  Enter: { kind: 'play' },
  Escape: { kind: 'recall' },
  '+': { kind: 'larger' },
  '-': { kind: 'smaller' },
};

/** Ctrl + Z, by the letter; by the place of the key where letters are not Latin. */
function undoes({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  const isZ = key === 'z' || (code === 'KeyZ' && !/^[a-z]$/.test(key));
  return isZ && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** The command of a key, or null when it is none of ours. Caps Lock does not ask for a blank, Shift does. */
export function commandOf(key: Key): Command | null {
  const written = key.getModifierState?.('AltGraph') === true;
  if (undoes(key)) return { kind: 'undo' };
  if (key.isComposing || key.metaKey || ((key.ctrlKey || key.altKey) && !written)) return null;
  const named = NAMED[key.key];
  if (named !== undefined) return named;
  if (/^\d$/.test(key.key)) return { kind: 'vowels', count: Number(key.key) };
  const isLetter = /^\p{L}\p{M}*$/u.test(key.key);
  return isLetter ? { kind: 'letter', text: key.key, blank: key.shiftKey } : null;
}

const EVERYWHERE: ReadonlySet<Command['kind']> = new Set(['letter', 'recall', 'undo', 'larger', 'smaller'] as const);

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether what has the focus is typed into, or takes letters for its own. */
export const isField = (at: EventTarget | null): boolean => at instanceof Element && at.closest(FIELDS) !== null;

/** Whether a dialog is open that everything else of the page lies behind. */
export const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** Letters work wherever the focus is at the table; other keys keep their meaning on buttons and lists. */
export function onKey(event: KeyboardEvent, busy: boolean, obey: (command: Command) => void): void {
  const at = event.target as HTMLElement;
  if (busy || isBehindDialog() || isField(at)) return;
  const command = commandOf(event);
  if (command === null) return;
  const elsewhere = at.closest('button, a, .scroll') !== null;
  if (elsewhere && !EVERYWHERE.has(command.kind)) return;
  event.preventDefault();
  obey(command);
}
