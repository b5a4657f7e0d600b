import { expect, test } from 'vitest';
import { completed, messagesOf, pageFiles } from './languages';

const ENGLISH = `# A remark
undo = Undo
bag = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

# Another
play = Play
`;

test('a message goes on to the line before the next', () => {
  expect([...messagesOf(ENGLISH).keys()]).toEqual(['undo', 'bag', 'play']);
  expect(messagesOf(ENGLISH).get('bag')).toBe('bag = { $count ->\n    [one] { $count } tile\n   *[other] { $count } tiles\n}');
});

test('what a language lacks is said in English, key by key', () => {
  const { source, missing } = completed('undo = Sädunön\n', ENGLISH);
  expect(missing).toEqual(['bag', 'play']);
  expect([...messagesOf(source).entries()].map(([key, text]) => [key, text.split('\n')[0]])).toEqual([
    ['undo', 'undo = Sädunön'],
    ['bag', 'bag = { $count ->'],
    ['play', 'play = Play'],
  ]);
  expect(completed(ENGLISH, ENGLISH)).toEqual({ source: ENGLISH, missing: [] });
});

test('the page reads its own file and one for each part', () => {
  expect(pageFiles()).toEqual(expect.arrayContaining(['page', 'page/setup', 'page/listen']));
});
