import { expect, test } from 'vitest';
import { routeOf } from './route.svelte';

test.each([
  ['/', 'front', null],
  ['/lobby/', 'lobby', null],
  ['/account', 'account', null],
  ['/account/reset', 'account', null],
  ['/account/nothing', 'missing', null],
  ['/game/abc', 'game', 'abc'],
  ['/game', 'missing', null],
  ['/game/abc/replay', 'replay', 'abc'],
  ['/replay', 'replay', null],
  ['/embed/game/abc', 'embed', 'abc'],
  ['/player/Zs%C3%B3fi', 'player', 'Zsófi'],
  ['/player/100%', 'missing', null],
  ['/duplicate/t1/desk', 'duplicateDesk', 't1'],
  ['/duplicate/t1/nothing', 'missing', null],
  ['/lobby/more', 'missing', null],
  ['/constructor', 'missing', null],
])('%s is the page %s of %s', (path, page, id) => {
  expect(routeOf(path)).toEqual({ page, id });
});
