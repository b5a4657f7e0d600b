import { describe, expect, it } from 'vitest';
import { Setup } from './setup.svelte';

const ALL = ['jacks_to_open', 'two_bags', 'rack_size', 'final', 'scoreless_turns'];

function setup(change: Partial<Setup> = {}): Setup {
  return Object.assign(new Setup(), { edition: 'HU-M' }, change);
}

describe('a setup', () => {
  it('is a rapid game with anybody, by the usual rules, unless something else is chosen', () => {
    expect(setup().wanted(ALL)).toEqual({
      edition: 'HU-M',
      seats: ['me', 'open'],
      house: { challenge: 'void', clock: { main: 600_000, increment: 5000 } },
      rated: false,
      visibility: 'public',
      chat: 'free',
    });
  });

  it('seats whom it names, computers and whoever comes', () => {
    const four = setup({ count: '4' });
    Object.assign(four.chairs[0]!, { who: 'account', name: ' Dóra ' });
    Object.assign(four.chairs[1]!, { who: 'level-7' });
    expect(four.wanted(ALL).seats).toEqual(['me', 'account:Dóra', 'computer:level-7', 'open']);
    four.count = '2';
    expect(four.wanted(ALL).seats).toEqual(['me', 'account:Dóra']);
  });

  it('takes a clock of its own in the units that people use', () => {
    const own = setup({ pace: 'own' });
    Object.assign(own.clock, { main: 12.5, increment: 7, overtime_most: 2 });
    expect(own.wanted(ALL).house?.clock).toEqual({ main: 750_000, increment: 7000, overtime_most: 120_000 });
    Object.assign(own.clock, { main: null, increment: null, overtime_most: null, correspondence: 2 });
    expect(own.wanted(ALL).house?.clock).toEqual({ correspondence: 172_800_000 });
  });

  it('agrees on the house rules that are on offer', () => {
    const house = setup({ house: { jacks_to_open: true, two_bags: false, rack_size: 8, final: 'out-doubled', scoreless_turns: null, gone: true } });
    house.theme = 'alma,  körte';
    expect(house.wanted(ALL).house).toEqual({
      jacks_to_open: true,
      rack_size: 8,
      final: 'out-doubled',
      theme: { words: ['alma', 'körte'], bonus: 10 },
      challenge: 'void',
      clock: { main: 600_000, increment: 5000 },
    });
  });

  it('says what a challenge costs', () => {
    expect(setup({ challenge: 'points', points: 5, bookedTo: 'challengee', per: 'word' }).wanted(ALL).house).toMatchObject({
      challenge: 'points',
      challenge_points: 5,
      challenge_booked_to: 'challengee',
      challenge_per: 'word',
    });
  });

  it('rated, has no lexicon or theme of its own, and may ask for ratings', () => {
    const rated = setup({ kind: 'rated', lexicon: 'HU-M.a@1', theme: 'alma', lowest: 1400 });
    const wanted = rated.wanted([]);
    expect(wanted).toMatchObject({ rated: true, ratings: { lowest: 1400, highest: null } });
    expect(wanted).not.toHaveProperty('lexicon');
    expect(wanted.house).not.toHaveProperty('theme');
  });

  it('rated, seats no computer: its chair is for anybody', () => {
    const rated = setup({ count: '3' });
    Object.assign(rated.chairs[0]!, { who: 'level-7' });
    Object.assign(rated.chairs[1]!, { who: 'account', name: 'Dóra' });
    rated.countAs('rated');
    expect(rated.wanted([])).toMatchObject({ rated: true, seats: ['me', 'open', 'account:Dóra'] });
  });
});
