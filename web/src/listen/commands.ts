/** Commands as they may be typed: in the player's language or in English, whatever case, accents, quotes and dashes. */
import { t } from '../i18n/texts.svelte';

/** Each is its own English name, too; the server knows those that are moves. */
export const COMMANDS = [
  'exchange', 'pass', 'resign', 'end', 'challenge', 'accept', 'take', 'vowels', 'argue', 'vote', 'yes', 'no', 'takeback', 'abort',
  'agree', 'decline', 'claim', 'rematch', 'word', 'chat', 'help', 'next', 'show', 'call', 'bingo',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Those that stand inside a line, behind something else. */
const INSIDE: ReadonlySet<Command> = new Set(['take', 'vowels', 'yes', 'no'] as const);

/** Greek letters as the Latin ones that they look like, else those on the same key; Cyrillic ones by their looks. */
const FOREIGN = 'ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΡΣΤΘΥΧΖАВСЕНІКМОРТХУ';
const LATIN = 'ABCDEFGHIJKLMNOPRSTUYXZABCEHIKMOPTXY';

const folded = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The words of every command, the usual one first. */
export const wordsOf = (command: Command): readonly string[] => [...new Set([...t(`command-${command}`).split(' '), command])];

function commandOf(word: string, inside: boolean): Command | undefined {
  const typed = folded(word);
  return COMMANDS.find((command) => INSIDE.has(command) === inside && wordsOf(command).some((each) => folded(each) === typed));
}

/** The name of a square, a row or a column in Latin letters, whatever keyboard wrote it. */
const inLatin = (name: string): string =>
  [...name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')].map((letter) => LATIN[FOREIGN.indexOf(letter)] ?? letter).join('');

/** `text` without what keyboards and dictation add: quotes around words, long dashes, odd spaces, accents taken apart. */
const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(^|\s)["'“”„‟«»‹›‘’‚]+|["'“”„‟«»‹›‘’‚]+(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const PLACE = /^(?:=\s*)?(?:\d{0,2}\p{L}{1,2}|\p{L}{1,2}\d{1,2})\??$/u;
const isPlace = (word: string): boolean => PLACE.test(word) && (/\d/.test(word) || word.startsWith('='));

/** The line as the page and the server read it: commands in English, squares in Latin letters; the rest as it was typed. */
export function plainLine(text: string): string {
  const [first = '', ...rest] = tidied(text).replace(/^=\s+/, '=').split(' ');
  const command = commandOf(first, false);
  const named = (word: string): string => (isPlace(word) ? inLatin(word) : word);
  // What follows a move may be a command itself; a word that is laid, looked up or challenged is not.
  const from = command === 'vote' ? 0 : 1;
  return [command ?? named(first), ...rest.map((word, at) => (at >= from ? commandOf(word, true) : undefined) ?? named(word))].join(' ');
}

/** How many letters differ, are missing or too many. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to++) next.push(Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + Number(letter !== other[to])));
    row = next;
  }
  return row.at(-1)!;
}

/** The command that the first word of a line was probably meant as; null where none is near, or it is a square. */
export function nearestCommand(text: string): string | null {
  const [first = ''] = tidied(text).split(' ');
  const typed = folded(first);
  if (isPlace(first) || typed.length < 3) return null;
  const words = COMMANDS.filter((command) => !INSIDE.has(command)).flatMap(wordsOf);
  const ranked = words.map((word) => ({ word, away: distance(typed, folded(word)) })).sort((one, other) => one.away - other.away);
  const best = ranked[0]!;
  return best.away <= Math.max(1, Math.floor(best.word.length / 3)) ? best.word : null;
}

/** What helps after a line that means nothing: the command it is near to, or where they are listed. */
export function advice(text: string): string {
  const near = nearestCommand(text);
  if (near !== null) return t('listen-did-you-mean', { command: near });
  return isPlace(tidied(text).split(' ')[0] ?? '') ? '' : t('listen-see-help');
}

/** Refusals after which that helps. */
export const isUnread = (code: string): boolean => code === 'notation-move' || code === 'notation-coordinate';
