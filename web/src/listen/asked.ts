/** What a line typed into the speech-first view asks for. */
import { columnName, rowName, squareName } from '../play/coordinates';
import type { TileTable } from '../play/table';
import type { Command } from './commands';
import { QUESTIONS, type Line, type Question } from './questions';

export type Asked =
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'word'; readonly word: string }
  /** Whether it is admissible, and why. */
  | { readonly kind: 'look'; readonly word: string }
  | { readonly kind: 'command'; readonly command: PageCommand }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'nothing' };

/** What the page does itself, as the buttons of a table do; other commands are moves. */
const DONE_HERE = ['resign', 'end', 'takeback', 'abort', 'agree', 'decline', 'claim', 'rematch', 'chat'] as const satisfies readonly Command[];
export type PageCommand = (typeof DONE_HERE)[number];

/**
 * What `text` asks: a question by its key, a square by its name in either order, a line as `=8` or
 * `=h`, the spelling of a word as `:word`, its look-up as `word word`; everything else is a move, and the server reads it.
 */
export function askedBy(text: string, table: TileTable, keys: Readonly<Record<Question, string>>): Asked {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { kind: 'nothing' };
  const command = DONE_HERE.find((each) => each === typed);
  if (command !== undefined) return { kind: 'command', command };
  if (/^word \S+$/.test(typed)) return { kind: 'look', word: typed.slice('word '.length) };
  const question = QUESTIONS.find((each) => keys[each].toLowerCase() === typed);
  if (question !== undefined) return { kind: 'question', question };
  const { edition } = table;
  if (typed.startsWith('=')) {
    const name = typed.slice(1).trim();
    const row = Array.from({ length: edition.rows }, (_, at) => rowName(edition, at).toLowerCase()).indexOf(name);
    if (row >= 0) return { kind: 'line', line: { direction: 'across', number: row } };
    const column = Array.from({ length: edition.columns }, (_, at) => columnName(edition, at).toLowerCase()).indexOf(name);
    if (column >= 0) return { kind: 'line', line: { direction: 'down', number: column } };
  }
  if (typed.startsWith(':') && typed.length > 1) return { kind: 'word', word: typed.slice(1).trim() };
  const turned = typed.replace(/^(\d+)([a-z]+)$/, '$2$1');
  for (let square = 0; square < edition.rows * edition.columns; square++) {
    if (squareName(edition, square).toLowerCase() === turned) return { kind: 'square', square };
  }
  return { kind: 'move', text: text.trim() };
}
