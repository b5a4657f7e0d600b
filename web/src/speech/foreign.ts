/**
 * Words, letters and squares of the game inside sentences of the visitor's language.
 *
 * A sentence is text; what belongs to the language of the game stands between two marks of Unicode that enclose
 * text of another kind and are not seen. `Spoken.svelte` makes elements of them that say their language, so that a
 * screen reader speaks them in it.
 */

const OPENS = '\u2068';
const CLOSES = '\u2069';

export interface Part {
  readonly text: string;
  /** Whether it is in the language of the game. */
  readonly foreign: boolean;
}

/** `text`, marked as of the language of the game. */
export const foreign = (text: string): string => (text === '' ? '' : OPENS + text + CLOSES);

/** Without marks, for names and titles, which cannot change their language inside. */
export const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** Pieces with nothing but space between them are one: a reader stops at each. */
const joined = (text: string): string => text.replace(/\u2069(\s+)\u2068/g, '$1');

/** The pieces of a sentence in their order. */
export const partsOf = (text: string): Part[] =>
  joined(text).split(/(\u2068[^\u2069]*\u2069)/).filter((piece) => piece !== '').map((piece) => ({ text: plain(piece), foreign: piece.startsWith(OPENS) }));

/** `text` as a sentence: with a full stop, unless it has an end of its own. */
export const sentence = (text: string): string => (/[.?!;…]$/.test(plain(text)) ? text : `${text}.`);
