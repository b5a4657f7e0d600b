import { expect, test } from 'vitest';
import { commandOf, type Key } from './keys';

const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

test.each([
  [key('z', { ctrlKey: true, code: 'KeyY' }), { kind: 'undo' }],
  [key('ζ', { ctrlKey: true, code: 'KeyZ' }), { kind: 'undo' }],
  [key('z', { metaKey: true }), { kind: 'undo' }],
  [key('y', { ctrlKey: true, code: 'KeyZ' }), null],
  [key('z', { ctrlKey: true, shiftKey: true }), null],
  [key('+', { shiftKey: true }), { kind: 'larger' }],
  [key('-'), { kind: 'smaller' }],
  [key('s'), { kind: 'letter', text: 's', blank: false }],
  [key('S', { shiftKey: true }), { kind: 'letter', text: 'S', blank: true }],
  [key('S'), { kind: 'letter', text: 'S', blank: false }],
  [key('ű'), { kind: 'letter', text: 'ű', blank: false }],
  [key('ř'), { kind: 'letter', text: 'ř', blank: false }],
  [key('ψ'), { kind: 'letter', text: 'ψ', blank: false }],
  [key('ž', { ctrlKey: true, altKey: true, getModifierState: () => true }), { kind: 'letter', text: 'ž', blank: false }],
  [key('ArrowUp'), { kind: 'walk', direction: 'down', steps: -1 }],
  [key('2'), { kind: 'vowels', count: 2 }],
  [key('2', { ctrlKey: true }), null],
  [key(' '), { kind: 'turn' }],
  [key('Enter'), { kind: 'play' }],
  [key('Escape'), { kind: 'recall' }],
  [key('?', { shiftKey: true }), { kind: 'blank' }],
])('%o means %o', (pressed, command) => {
  expect(commandOf(pressed)).toEqual(command);
});

test.each([key('c', { ctrlKey: true }), key('r', { metaKey: true }), key('Tab'), key('F5'), key(';'), key('Dead'), key('a', { isComposing: true })])(
  '%o is none of ours',
  (pressed) => {
    expect(commandOf(pressed)).toBeNull();
  },
);
