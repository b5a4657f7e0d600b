import { expect, it } from 'vitest';
import { ApiError } from '../net/api';
import { Attempt } from './attempt.svelte';

const refused = (code: string) => () => Promise.reject(new ApiError({ code, facts: {} }));

it('tells when it has worked', async () => {
  const attempt = new Attempt();
  const running = attempt.run(() => Promise.resolve(), 'Done.');
  expect(attempt.busy).toBe(true);
  expect(await running).toBe(true);
  expect([attempt.busy, attempt.told, attempt.problem]).toEqual([false, 'Done.', null]);
});

it('asks for the password when the server does, and sends it along', async () => {
  const attempt = new Attempt();
  expect(await attempt.run(refused('sign-in-again'))).toBe(false);
  expect(attempt.asksPassword).toBe(true);
  attempt.password = 'rongyos hétfő';
  let sent: string | undefined;
  await attempt.run((password) => Promise.resolve((sent = password)));
  expect(sent).toBe('rongyos hétfő');
  expect([attempt.asksPassword, attempt.password]).toEqual([false, '']);
});

it('keeps what was refused until the next try', async () => {
  const attempt = new Attempt();
  await attempt.run(refused('name-taken'));
  expect(attempt.problem).toBeInstanceOf(ApiError);
  expect(attempt.asksPassword).toBe(false);
  await attempt.run(() => Promise.resolve());
  expect(attempt.problem).toBeNull();
});

it('does one thing at a time', async () => {
  const attempt = new Attempt();
  let done = 0;
  const first = attempt.run(async () => void done++);
  expect(await attempt.run(async () => void done++)).toBe(false);
  expect([await first, done]).toEqual([true, 1]);
});
