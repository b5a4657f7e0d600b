import { afterEach, expect, test } from 'vitest';
import { askedWith } from './pressed';

afterEach(() => (document.body.innerHTML = ''));

function pressed(html: string, held: { altKey?: boolean; ctrlKey?: boolean } = {}, alone = true): string | null {
  document.body.innerHTML = html;
  const target = document.querySelector('#at');
  return askedWith({ key: 'S', altKey: false, ctrlKey: false, metaKey: false, ...held, target }, alone);
}

test('a letter asks where nothing can be typed', () => {
  expect(pressed('<h1 id="at"></h1>')).toBe('s');
  expect(pressed('<button id="at"></button>')).toBe('s');
});

test.each(['<input id="at">', '<textarea id="at"></textarea>', '<select><option id="at"></select>', '<p contenteditable><b id="at"></b></p>'])('a letter belongs to %s', (html) => {
  expect(pressed(html)).toBeNull();
  expect(pressed(html, { altKey: true })).toBe('s');
});

test('a letter asks nothing behind a dialog, wherever the focus is', () => {
  expect(pressed('<button id="at"></button><dialog open></dialog>')).toBeNull();
  expect(pressed('<dialog open><textarea id="at"></textarea></dialog>', { altKey: true })).toBeNull();
});

test('single letters can be switched off, those with Alt cannot', () => {
  expect(pressed('<h1 id="at"></h1>', {}, false)).toBeNull();
  expect(pressed('<h1 id="at"></h1>', { altKey: true }, false)).toBe('s');
});

test('keys of the browser stay its own', () => {
  expect(pressed('<h1 id="at"></h1>', { ctrlKey: true })).toBeNull();
});
