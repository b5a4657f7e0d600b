import { describe, expect, it } from 'vitest';
import { Wanted } from './wanted.svelte';

const profile = { id: 'et', name: 'Duplikaat', paces: ['normal', '2:00', 'day', 'week'], days: ['day', 'week'], alone: ['normal', '2:00', 'day', 'week'], barred: { topping: { racks: [2], safe_word: [true], unit: ['teams'] } }, claims: false };

describe('a new event', () => {
  it('is a public live one of one game unless something else is wanted', () => {
    const wanted = new Wanted();
    wanted.name = ' Friday ';
    expect(wanted.body('ET')).toMatchObject({
      name: 'Friday', edition: 'ET', kind: 'live', form: 'normal', pace: null, rounds: [0], racks: 1, public: true, by_code: false, starts: null,
      plan: { auto: true, pause: 10, early: false, appeals: 60 },
    });
  });

  it('has rounds of days only where it goes on for weeks', () => {
    const wanted = new Wanted();
    expect(wanted.pacesOf(profile)).toEqual(['normal', '2:00']);
    wanted.choose('weekly');
    expect(wanted.pacesOf(profile)).toEqual(['week', 'day']);
    expect(wanted.body('ET')).toMatchObject({ kind: 'weekly', plan: { pause: 0, appeals: 86_400, remind: 86_400 } });
  });

  it('offers nothing that the server bars at the pace, and takes it back', () => {
    const wanted = new Wanted();
    Object.assign(wanted, { racks: '2', safeWord: true, unit: 'teams', counted: 3 });
    wanted.fit(profile);
    expect(wanted.body('ET')).toMatchObject({ racks: 2, safe_word: true, unit: 'teams', counted: 3 });
    wanted.pace = 'topping';
    expect(wanted.offered('unit', undefined)).toEqual(['individual', 'pairs', 'teams']);
    expect([wanted.offered('unit', profile), wanted.offered('racks', profile), wanted.offered('safe_word', profile)]).toEqual([['individual', 'pairs'], ['1'], [false]]);
    wanted.fit(profile);
    expect(wanted.body('ET')).toMatchObject({ racks: 1, safe_word: false, unit: 'individual', counted: 0 });
  });

  it('asks nobody but the server what is barred', () => {
    const wanted = new Wanted();
    wanted.unit = 'pairs';
    const other = { ...profile, barred: { normal: { unit: ['individual', 'pairs'] } } };
    expect(wanted.offered('unit', other)).toEqual(['teams']);
    wanted.fit(other);
    expect(wanted.unit).toBe('teams');
  });

  it('counts games in pairs where two racks go side by side', () => {
    const wanted = new Wanted();
    wanted.rounds = [12];
    wanted.setGames(2);
    wanted.racks = '2';
    expect(wanted.body('ET').rounds).toEqual([12, 12, 12, 12]);
    wanted.dropped = 1;
    wanted.setGames(1);
    expect(wanted.dropped).toBe(0);
    wanted.setGames(Number.NaN);
    expect(wanted.rounds).toEqual([12]);
  });

  it('names a seed in a hall only', () => {
    const wanted = new Wanted();
    wanted.seed = 'two halls';
    expect(wanted.body('ET')).not.toHaveProperty('seed');
    wanted.choose('hall');
    expect(wanted.body('ET')).toMatchObject({ seed: 'two halls', public: false, plan: { auto: false } });
    wanted.draw = 'manual';
    expect(wanted.body('ET')).not.toHaveProperty('seed');
  });

  it('counts the best of teams only', () => {
    const wanted = new Wanted();
    wanted.counted = 3;
    expect(wanted.body('ET')).toMatchObject({ unit: 'individual', counted: 0 });
    wanted.unit = 'teams';
    expect(wanted.body('ET')).toMatchObject({ unit: 'teams', counted: 3 });
  });
});
