import { beforeAll, describe, expect, it, test } from 'vitest';
import { ENGLISH, LANGUAGES, learn, speak, t } from '../i18n/texts.svelte';
import { advice, COMMANDS, nearestCommand, plainLine, wordsOf } from './commands';
import { keysOf } from './questions';

beforeAll(() => learn('listen'));

/** Lines in the words of a language, and what the server reads. */
const LINES: Readonly<Record<string, readonly (readonly [typed: string, plain: string])[]>> = {
  en: [['Swap ab', 'exchange ab'], ['PASS', 'pass'], ['8h card take h8', '8H card take H8'], ['vote yes', 'vote yes']],
  hu: [['csere ab', 'exchange ab'], ['Passz', 'pass'], ['felad', 'resign'], ['megkerdojelez szó', 'challenge szó'], ['szavazat nem', 'vote no'], ['8h kard vedd h8', '8H kard take H8'], ['csere ab mgh 1', 'exchange ab vowels 1']],
  cs: [['výměna ab', 'exchange ab'], ['VYMENA ab', 'exchange ab'], ['pas', 'pass'], ['vzdát', 'resign'], ['zpochybnit', 'challenge'], ['hlas ano', 'vote yes']],
  et: [['vahetus ab', 'exchange ab'], ['pass', 'pass'], ['alistu', 'resign'], ['vaidlusta sõna', 'challenge sõna'], ['jäägu', 'accept']],
  el: [['αλλαγή αβ', 'exchange αβ'], ['ΑΛΛΑΓΗ αβ', 'exchange αβ'], ['πάσο', 'pass'], ['παραίτηση', 'resign'], ['ψήφος ναι', 'vote yes'], ['8η λέξη', '8H λέξη'], ['α1', 'A1'], ['=η', '=H'], ['= Φ', '=F']],
};

describe.each(LANGUAGES)('the commands of %s', (language) => {
  beforeAll(() => speak(language));

  it('are read', () => {
    for (const [typed, plain] of LINES[language] ?? []) expect(plainLine(typed)).toBe(plain);
  });

  it('are read in English, too', () => {
    for (const [typed, plain] of LINES[ENGLISH]!) if (!typed.startsWith('Swap')) expect(plainLine(typed)).toBe(plain);
    expect(plainLine('takeback')).toBe('takeback');
  });

  it('mean one thing each, and are no keys of questions', () => {
    const keys: string[] = Object.values(keysOf());
    const words = COMMANDS.flatMap((command) => wordsOf(command).map((word) => word.toLowerCase()));
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => keys.includes(word))).toEqual([]);
  });

  it('are told where it is told how to type', () => {
    const elsewhere = ['take', 'vowels', 'help', 'next', 'show', 'call', 'bingo'];
    for (const command of COMMANDS) if (!elsewhere.includes(command)) expect(t('listen-hint')).toContain(wordsOf(command)[0]);
  });
});

describe('a line', () => {
  beforeAll(() => speak('hu'));

  it.each([
    ['„csere” ab', 'exchange ab'],
    ['csere\u00a0 ab', 'exchange ab'],
    ['\u2013', '-'],
    [' 8h  “kard” ', '8H kard'],
    ['8h l’or', '8H l’or'],
    ['\u041d8 kard', 'H8 kard'],
    ['8h csere', '8H csere'],
    ['8g 8h? 8k', '8G 8H? 8K'],
    ['r', 'r'],
    ['', ''],
  ])('"%s" is read as "%s"', (typed, plain) => expect(plainLine(typed)).toBe(plain));
});

describe('a command that there is not', () => {
  beforeAll(() => speak('hu'));

  test.each([
    ['cserr ab', 'csere'],
    ['paszz', 'passz'],
    ['excange ab', 'exchange'],
    ['megkérdőjellez', 'megkérdőjelez'],
    ['8h kard', null],
    ['99z kard', null],
    ['bármi', null],
    ['xy', null],
  ])('"%s" is near to %s', (typed, near) => expect(nearestCommand(typed)).toBe(near));

  it('gets it named, or the way to the list; a square gets neither', () => {
    expect(advice('cserr ab')).toBe('Erre gondoltál: „csere”?');
    expect(advice('bármi')).toBe('A ? felolvassa, mit lehet írni.');
    expect(advice('99z kard')).toBe('');
  });
});
