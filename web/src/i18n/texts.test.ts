import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, test } from 'vitest';
import { errorText, LANGUAGES, preferred, speak, t } from './texts.svelte';

const SOURCE = join(process.cwd(), 'src');
const PACKAGE = join(process.cwd(), '../src/crossglot');
const read = (language: string): string => readFileSync(join(SOURCE, `i18n/${language}.ftl`), 'utf8');

/** Every message of a file with the facts that it uses. */
function messages(language: string): Map<string, string[]> {
  const { body } = new FluentResource(read(language));
  return new Map(body.map((message) => [message.id, factsOf(message.value)]));
}

function factsOf(pattern: unknown): string[] {
  const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name!);
  return [...new Set(names)].sort();
}

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n');

describe.each(LANGUAGES)('%s', (language) => {
  it('has every sentence that English has, and no fact that English has not', () => {
    const english = messages('en');
    const here = messages(language);
    expect([...here.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, facts] of english) expect(facts, id).toEqual(expect.arrayContaining(here.get(id)!));
  });

  it('parses without a lost line', () => {
    const written = read(language).match(/^[a-z][\w-]* =/gm)?.map((line) => line.slice(0, -2)) ?? [];
    expect([...messages(language).keys()]).toEqual(written);
  });

  it('has a sentence for every error code', async () => {
    await speak(language);
    const sources = ['library.py', 'site.py'].map((file) => readFileSync(join(PACKAGE, 'errors', file), 'utf8'));
    const codes = [...sources.join('\n').matchAll(/^ {4}[A-Z_]+ = "([a-z-]+)"$/gm)];
    expect(codes.length).toBeGreaterThan(40);
    const unsaid = codes.map(([, code]) => code!).filter((code) => errorText(code) === t('error-other', { code }));
    expect(unsaid).toEqual([]);
  });
});

test('every key in the code is a sentence', () => {
  const known = messages('en');
  const used = [...sources.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, id]) => id!);
  expect(used.length).toBeGreaterThan(60);
  expect(used.filter((id) => !known.has(id))).toEqual([]);
});

test.each([
  ['level', ['greedy', 'static', 'number', ...Array.from({ length: 10 }, (_, at) => `${at + 1}-about`)]],
  ['premium', ['letter-2', 'letter-3', 'word-2', 'word-3', 'start'].flatMap((kind) => [kind, `${kind}-short`])],
  ['direction', ['across', 'down']],
  ['link', ['connecting', 'lost', 'sending', 'resent']],
  ['move', ['pass', 'resign']],
  ['over', ['out', 'passes', 'scoreless', 'resignation', 'aborted', 'other']],
])('every %s has a sentence', (family, members) => {
  const known = messages('en');
  expect(members.filter((member) => !known.has(`${family}-${member}`))).toEqual([]);
});

test('every sentence is used', () => {
  const composed = /^(theme|contrast|view|listen|speed|pace|challenge|visibility|asked|propose|rated|casual|page|study|level|premium|help|link|over|error|direction|move)-/;
  const unused = [...messages('en').keys()].filter((id) => !composed.test(id) && !sources.includes(`'${id}'`));
  expect(unused).toEqual([]);
});

test('plurals follow the language', async () => {
  await speak('cs');
  expect([1, 3, 7].map((points) => t('points-word', { points }))).toEqual(['bod', 'body', 'bodů']);
  await speak('hu');
  expect(t('tile', { letter: 'SZ', points: 3 })).toBe('SZ, 3 pont');
});

test.each([
  [null, ['hu-HU', 'en'], 'hu'],
  [null, ['de-DE', 'el-GR'], 'el'],
  ['et', ['hu-HU'], 'et'],
  ['xx', ['cs'], 'cs'],
  [null, ['de'], 'en'],
])('stored %s, wanted %s: %s', (stored, wanted, expected) => {
  expect(preferred(stored, wanted)).toBe(expected);
});

test('lists among the facts get commas', async () => {
  await speak('en');
  expect(errorText('words-not-admissible', { words: ['ABC', 'DEF'] })).toContain('ABC, DEF');
  expect(errorText('never-heard-of')).toContain('never-heard-of');
});
