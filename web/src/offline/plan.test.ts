import { expect, test } from 'vitest';
import { comesWithPages, outdated, shellName, wayOf } from './plan';

const HERE = 'https://play.example';
const way = (path: string, mode = 'cors', method = 'GET'): string => wayOf({ method, mode }, new URL(path, HERE), HERE);

test.each([
  ['/', 'navigate', 'shell'],
  ['/game/abc', 'navigate', 'shell'],
  ['/study?tool=short', 'navigate', 'shell'],
  ['/assets/index-abc.js', 'cors', 'asset'],
  ['/api/editions', 'cors', 'sheet'],
  ['/api/editions/HU-M/rules?language=hu', 'cors', 'sheet'],
  ['/api/editions/HU-M/lists/2', 'cors', 'sheet'],
  ['/api/editions/HU-M/words/kard', 'cors', 'pass'],
  ['/api/games', 'cors', 'pass'],
  ['/api/games/abc/gcg', 'navigate', 'pass'],
  ['/embed/game/abc', 'navigate', 'pass'],
  ['/icon.svg', 'navigate', 'pass'],
  ['/rules', 'cors', 'pass'],
  ['https://elsewhere.example/', 'navigate', 'pass'],
])('%s (%s) goes the way %s', (path, mode, expected) => {
  expect(way(path, mode)).toBe(expected);
});

test('nothing that changes something is kept', () => {
  expect(way('/api/editions', 'cors', 'POST')).toBe('pass');
});

test('the newest shell and the one before it stay', () => {
  const names = ['shell-1', 'sheets', 'shell-2', 'shell-3'];
  expect(outdated(names, shellName('3'))).toEqual(['shell-1']);
  expect(outdated(['shell-3'], shellName('3'))).toEqual([]);
  expect(outdated(['other', 'shell-2', 'shell-3'], shellName('3'))).toEqual([]);
});

test.each([
  ['/api/editions', true],
  ['/api/editions/HU-M/rules?language=hu', true],
  ['/api/editions/HU-M/lists/2', false],
])('%s comes with pages: %s', (path, comes) => {
  expect(comesWithPages(new URL(path, HERE))).toBe(comes);
});
