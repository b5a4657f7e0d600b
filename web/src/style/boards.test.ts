import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOARDS } from '../look.svelte';

/** Least contrast of what one must see, and of small letters: WCAG 2.2, 1.4.11 and 1.4.3. */
const [SEEN, READ] = [3, 4.5];
const TOKENS = readFileSync('src/style/tokens.css', 'utf-8');
const SHEET = readFileSync('src/style/boards.css', 'utf-8');

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The tokens of a rule in a light or dark scheme. */
function tokensOf(rule: string, dark: boolean): Record<string, string> {
  const found = [...rule.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)];
  return Object.fromEntries(found.map(([, name, light, night, same]) => [name, same ?? (dark ? night : light)]));
}

const ruleOf = (sheet: string, selector: string): string => sheet.slice(sheet.indexOf(selector)).split('}')[0]!;
const cases = BOARDS.flatMap((board) => [false, true].map((dark) => [board, dark ? 'dark' : 'light'] as const));

test.each(cases)('the board "%s" can be seen and read in %s', (board, scheme) => {
  const dark = scheme === 'dark';
  const printed = board !== 'mosaic';
  const own = printed ? { ...tokensOf(ruleOf(SHEET, ':is('), dark), ...tokensOf(ruleOf(SHEET, `[data-board='${board}']:not`), dark) } : {};
  const of = { ...tokensOf(ruleOf(TOKENS, "[data-board='mosaic'] {"), dark), ...own } as Record<string, string>;
  const pairs: [string, string, number][] = [
    ...['letter-2', 'letter-3', 'word-2', 'word-3'].map((kind): [string, string, number] => [kind, 'square', SEEN]),
    ['letter-2', 'letter-3', SEEN],
    ['tile-ink', 'tile', READ],
    ['tile-ink', 'fresh', READ],
    ['blank-ink', 'tile', READ],
    ['square-ink', 'square', READ],
    ['cursor', 'square', SEEN],
    ['cursor', 'tray', SEEN],
    ['premium-ink', 'letter-2', READ],
    ['premium-ink', 'word-2', READ],
  ];
  if (printed) pairs.push(['word-2', 'word-3', SEEN]);
  for (const [one, other, least] of pairs) expect(contrast(of[one]!, of[other]!), `${one} on ${other}`).toBeGreaterThanOrEqual(least);
  // Marks of threes are white on printed boards.
  for (const kind of ['letter-3', 'word-3']) expect(contrast(printed ? '#ffffff' : of['premium-ink']!, of[kind]!), kind).toBeGreaterThanOrEqual(READ);
  expect(Math.max(contrast(of['tile']!, of['square']!), contrast(of['tile-edge']!, of['square']!)), 'a tile on a square').toBeGreaterThanOrEqual(SEEN);
});
