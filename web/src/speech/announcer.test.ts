import { expect, it } from 'vitest';
import { Announcer, hush } from './announcer.svelte';

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
