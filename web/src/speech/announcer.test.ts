import { afterEach, expect, it, vi } from 'vitest';
import { Announcer, hush } from './announcer.svelte';

afterEach(() => void vi.useRealTimers());

it('changes what is said twice, so that it is read twice', () => {
  const announcer = new Announcer();
  announcer.say('Your turn');
  announcer.say('Your turn');
  expect(announcer.polite).toBe('Your turn\u00a0');
  announcer.say('Your turn');
  expect(announcer.polite).toBe('Your turn');
});

it('has nothing to repeat when a dialog closes', () => {
  const announcer = new Announcer();
  announcer.say('across');
  announcer.alert('You have no A on your rack.');
  hush();
  expect([announcer.polite, announcer.urgent]).toEqual(['', '']);
  announcer.say('across');
  expect([announcer.polite, announcer.urgent]).toEqual(['across', '']);
});

it('empties what was urgent with the next news, once it could be heard', () => {
  vi.useFakeTimers();
  const announcer = new Announcer();
  announcer.alert('“8h” is no move.');
  announcer.say('Your turn');
  expect(announcer.urgent, 'what comes at once does not swallow it').toBe('“8h” is no move.');
  vi.advanceTimersByTime(1000);
  announcer.say('Computer: pass.');
  expect([announcer.polite, announcer.urgent]).toEqual(['Computer: pass.', '']);
});
