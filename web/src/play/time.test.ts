import { describe, expect, it, test } from 'vitest';
import { clockText, leftFor, lengthText, lowFrom, warnedAt, warningDue } from './time';

const timed = { house: { clock: { main: 600_000 } }, times: { used: [60_000, 0], since: 90_000, turn_ends: null }, to_move: 0, over: null, window: null };

describe('a clock', () => {
  it('runs for the seat to move only', () => {
    expect(leftFor(timed, 0, 100_000)).toBe(530_000);
    expect(leftFor(timed, 1, 100_000)).toBe(600_000);
    expect(leftFor({ ...timed, to_move: null }, 0, 100_000)).toBe(540_000);
  });

  it('stands still while the last play may be challenged', () => {
    const doubted = { ...timed, window: { seat: 1, ends: 110_000, accepted: [] } };
    expect(leftFor(doubted, 0, 100_000)).toBe(540_000);
    expect(leftFor({ ...doubted, window: { ...doubted.window, ends: null } }, 0, 100_000), 'no end, no rest').toBe(530_000);
  });

  it('is that of the turn where there is no other', () => {
    const turns = { ...timed, house: { clock: { per_move: 30_000 } }, times: { used: [0, 0], since: 0, turn_ends: 120_000 } };
    expect(leftFor(turns, 0, 100_000)).toBe(20_000);
    expect(leftFor(turns, 1, 100_000)).toBeNull();
    expect(leftFor({ ...turns, house: {}, times: { used: [0, 0], since: 0, turn_ends: null } }, 0, 1)).toBeNull();
  });

  it('is low in its last eighth, for ten seconds at least and a minute at most', () => {
    const low = (clock: object): number => lowFrom({ house: { clock } });
    expect([low({ main: 1_500_000 }), low({ main: 180_000, increment: 5_000 }), low({ per_move: 30_000 })]).toEqual([60_000, 22_500, 10_000]);
  });

  it('is written as players read it', () => {
    expect([600_000, 65_400, 9_940, 0, -12_300, 3_729_000, 273_600_000].map(clockText)).toEqual([
      '10:00',
      '1:05',
      '0:09.9',
      '0:00.0',
      '−0:13',
      '1:02:09',
      '3 d 04:00',
    ]);
  });
});

test.each([
  [0, '0:00'],
  [400, '0:00'],
  [7_600, '0:08'],
  [725_000, '12:05'],
  [3_729_000, '1:02:09'],
])('%i ms took %s', (spent, text) => {
  expect(lengthText(spent)).toBe(text);
});

describe('that time is short', () => {
  const minutes = (number: number) => ({ house: { clock: { main: number * 60_000 } } });

  it('is said a few times, never before half of it is gone', () => {
    expect(warnedAt(minutes(25))).toEqual([300_000, 60_000, 30_000, 10_000]);
    expect(warnedAt(minutes(3))).toEqual([60_000, 30_000, 10_000]);
    expect(warnedAt({ house: { clock: { per_move: 10_000 } } })).toEqual([5_000]);
  });

  it('is said once at each time, and only of the last one where several were missed', () => {
    expect(warningDue(minutes(3), 60_100, Infinity)).toBeNull();
    expect(warningDue(minutes(3), 60_000, Infinity)).toBe(60_000);
    expect(warningDue(minutes(3), 59_000, 60_000)).toBeNull();
    expect(warningDue(minutes(3), 9_000, 60_000)).toBe(10_000);
    expect(warningDue(minutes(3), 12_000, 10_000), 'seconds were added').toBeNull();
  });
});
