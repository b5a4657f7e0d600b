import { expect, test } from 'vitest';
import { speak } from '../i18n/texts.svelte';
import type { Replay, Step } from '../net/generated/wire';
import type { GameView, MoveRecord } from '../net/protocol';
import { stepText } from '../replay/said';
import { moveText } from './moves';

const seats = [{ name: 'Anna', kind: 'human' }, { name: 'Béla', kind: 'human' }] as unknown as GameView['seats'];
const table = {} as Parameters<typeof moveText>[0];

/** What is said where Anna did something: to Béla, and to herself. */
const both = (move: Partial<MoveRecord>): string[] => [1, 0].map((you) => moveText(table, { seat: 0, ...move } as MoveRecord, { seats, you }));

test.each([
  ['en', ['Anna swapped 1 tile.', 'You swapped 1 tile.'], ['Anna passed.', 'You passed.'], ['Anna resigned.', 'You resigned.']],
  ['hu', ['Anna: betűcsere, 1 betű.', '1 betűt cseréltél.'], ['Anna: passz.', 'Passzoltál.'], ['Anna: feladás.', 'Feladtad a játszmát.']],
  ['cs', ['Anna: výměna, 1 kámen.', 'Ty: výměna, 1 kámen.'], ['Anna: pas.', 'Ty: pas.'], ['Anna: partie vzdána.', 'Partie je vzdána.']],
  ['et', ['Anna vahetas 1 tähe.', 'Vahetasid 1 tähe.'], ['Anna passis.', 'Passisid.'], ['Anna alistus.', 'Alistusid.']],
  ['el', ['Anna: αλλαγή, 1 γράμμα.', 'Άλλαξες 1 γράμμα.'], ['Anna: πάσο.', 'Πήγες πάσο.'], ['Anna: παραίτηση.', 'Παραιτήθηκες.']],
])('%s has sentences of its own for what you did', async (language, exchange, pass, resign) => {
  await speak(language);
  expect(both({ kind: 'exchange', count: 1 })).toEqual(exchange);
  expect(both({ kind: 'pass' })).toEqual(pass);
  expect(both({ kind: 'resign' })).toEqual(resign);
});

test.each([[1, 'step-challenge-upheld'], [0, 'step-challenge-upheld-own'], [null, 'step-challenge-upheld']])('a challenge is told to seat %s by %s', async (you, key) => {
  await speak('en');
  // The sentences of replays were not fetched here: the key stands for its sentence.
  expect(stepText(table, { seats, you } as unknown as Replay, { kind: 'challenge', seat: you === null ? null : 0, upheld: true } as unknown as Step)).toBe(key);
});
