import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CUTS, pathOf } from './fonts';

const MESSAGES = '../src/crossglot/messages';
/** What one visitor fetches at most, in bytes. */
const BUDGET = 60_000;
/** The cuts that the letters of a language stand in, beside the Latin ones. */
const OF_LANGUAGE: Readonly<Record<string, readonly string[]>> = { en: [], hu: ['latin-ext'], cs: ['latin-ext'], et: ['latin-ext'], el: ['greek', 'greek-ext'] };

const holds = (name: string, letter: string): boolean => CUTS[name]!.some(([first, last]) => letter.codePointAt(0)! >= first && letter.codePointAt(0)! <= last);

test.each(Object.entries(OF_LANGUAGE))('every letter of the sentences of %s is in its cuts', (language, others) => {
  const files = readdirSync(`${MESSAGES}/${language}`, { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith('.ftl'));
  const lines = files.flatMap((name) => readFileSync(`${MESSAGES}/${language}/${name}`, 'utf-8').split('\n'));
  const letters = new Set(lines.filter((line) => !line.startsWith('#')).join('').match(/\p{L}/gu));
  expect(letters.size).toBeGreaterThan(40);
  expect([...letters].filter((letter) => !['latin', ...others].some((name) => holds(name, letter)))).toEqual([]);
});

test.each(Object.entries(OF_LANGUAGE))('a visitor who reads %s fetches little', (_, others) => {
  const sizes = ['latin', ...others].map((name) => statSync(pathOf(name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
});

test('no letter is in two cuts', () => {
  const all = Object.values(CUTS).flat().flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
  expect(new Set(all).size).toBe(all.length);
});
