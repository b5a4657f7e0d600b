import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, test } from 'vitest';
import { pageFiles } from '../../build/languages';
import { COMMANDS } from '../listen/commands';
import { BOARDS, LETTERS } from '../look.svelte';
import { errorText, has, knowRefusals, language, LANGUAGES, learn, preferred, regional, speak, t } from './texts.svelte';

const SOURCE = join(process.cwd(), 'src');
const PACKAGE = join(process.cwd(), '../src/crossglot');
const MESSAGES = join(PACKAGE, 'messages');
const files = (language: string): string[] => pageFiles(MESSAGES).map((file) => join(MESSAGES, language, `${file}.ftl`));
const read = (language: string): string => files(language).map((file) => readFileSync(file, 'utf8')).join('\n');

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
    await knowRefusals();
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
  ['link', ['connecting', 'lost', 'restarting', 'sending', 'resent']],
  ['move', ['pass', 'resign']],
  ['outcome', ['won', 'drawn', 'lost', 'none']],
  ['against', ['people', 'computers', 'mixed']],
  ['step', ['first', 'previous', 'next', 'last']],
  ['scope', ['games-read', 'games-play', 'challenge', 'bot']],
  ['rule', ['dismiss', 'warn', 'mute', 'close', 'lift']],
  ['ruling', ['warn', 'mute', 'close', 'lift']],
  ['report', ['abuse', 'cheating', 'stalling', 'spam', 'name', 'other']],
  ['chat-mode', ['free', 'phrases', 'off']],
  ['declined', ['end', 'play', 'exchange']],
  ['over', ['out', 'passes', 'scoreless', 'resignation', 'aborted', 'other', 'cleared', 'exhausted', 'agreed', 'bag-empty', 'nobody-left']],
  ['variant', ['solitaire', 'duplicate', 'topping', 'removal', 'bingo'].flatMap((name) => [name, `${name}-about`])],
  ['doubt', ['off-board', 'not-on-rack', 'clashes', 'nothing-laid', 'too-many-tiles', 'not-connected']],
  ['duplicate-kind', ['live', 'weekly', 'hall']],
  ['duplicate-unit', ['individual', 'pairs', 'teams']],
  ['phase', ['waiting', 'running', 'over', 'invited']],
  ['notice', ['turn', 'invitation', 'nudge', 'tournament']],
  ['way', ['mail', 'page']],
  ['news', ['turn', 'invitation']],
  ['ear-hint', ['solitaire', 'rounds', 'removal', 'bingo']],
  ['solitaire', ['one-rack', 'two-racks', 'open']],
  ['act', ['founded', 'entered', 'withdrew', 'returned', 'opened', 'rack', 'round', 'closed', 'repeated', 'cancelled', 'sanctioned', 'corrected', 'ended', 'answer', 'paused', 'resumed', 'appeal', 'decided', 'undone', 'finished']],
  ['desk', ['phase-between', 'phase-drawn', 'phase-open', 'next-start', 'next-draw', 'next-open', 'next-close', 'ruling-correct', 'ruling-points', 'ruling-warning', 'ruling-exclude']],
  ['slips', ['paper', 'all', 'blank']],
  ['file', ['rounds', 'gcg']],
  ['board', [...BOARDS, 'look']],
  ['command', COMMANDS],
  ['letters', LETTERS],
  ['level', ['easy', 'medium', 'strong'].flatMap((name) => [name, `${name}-about`])],
  ['pair', ['blitz', 'rapid', 'classic', 'correspondence', 'correspondence-about', 'friend', 'friend-about', 'computer', 'computer-about']],
])('every %s has a sentence', (family, members) => {
  const known = messages('en');
  expect(members.filter((member) => !known.has(`${family}-${member}`))).toEqual([]);
});

test('every sentence is used', () => {
  const composed = /^(about|board|command|letters|lesson|theme|contrast|view|listen|speed|pace|challenge|visibility|asked|declined|propose|rated|casual|page|study|level|premium|help|link|over|error|direction|move|scope|rule|reports|ruling|report|chat-mode|chat-only|clock-own|house|challenge-booked|challenge-per|size|coordinates|sound|variant|phase|solitaire|form|tempo|doubt|answer|bingo-caller|bingo-crossing|duplicate-kind|duplicate-unit|outcome|against|step|act|desk-phase|desk-next|desk-ruling|slips|file|notice|way|news|ear-hint|pair)-/;
  const unused = [...messages('en').keys()].filter((id) => !composed.test(id) && !sources.includes(`'${id}'`));
  expect(unused).toEqual([]);
});

test('a part is learned once it is wanted, and spoken in every language from then on', async () => {
  await speak('en');
  expect(has('passkeys')).toBe(false);
  await Promise.all([learn('account'), learn('account')]);
  expect(t('passkeys')).toBe('Passkeys');
  await speak('hu');
  expect(t('tokens')).toBe('Tokenek programoknak');
});

test('the language asked for stays, whatever is learned meanwhile', async () => {
  await speak('en');
  await Promise.all([speak('cs'), learn('after')]);
  expect([language(), t('page-games')]).toEqual(['cs', 'Partie']);
  await Promise.all([speak('hu'), speak('et')]);
  expect([language(), t('page-games')]).toEqual(['et', 'Mängud']);
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
  await knowRefusals();
  expect(errorText('words-not-admissible', { words: ['ABC', 'DEF'] })).toContain('ABC, DEF');
  expect(errorText('never-heard-of')).toContain('never-heard-of');
});

it('writes days as the visitor’s country does', () => {
  expect(regional('en', ['hu-HU', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(regional('hu', ['en-GB', 'hu'])).toBe('hu');
  expect(regional('et', [])).toBe('et');
});
