import { beforeAll, describe, expect, it } from 'vitest';
import { learn, speak } from '../i18n/texts.svelte';
import type { EventMessage, EventView, RoundLine } from '../net/duplicate';
import { TABLE, tiles } from '../play/fixture';
import { newsOf, resultSaid } from './said';

beforeAll(async () => {
  await speak('en');
  await Promise.all(['duplicate', 'variants'].map(learn));
});

const round = { seq: 2, now: 5, game: 1, number: 2, rack: tiles('SZ'), opened: 1, deadline: 10, left: null, signals: [], type: 'round', ping_id: 1 } as const;
const closed = { number: 1, rack: tiles('SZ'), top: { start: 7, direction: 1, word: 'KARD', points: 16 } } as unknown as RoundLine;
const before = { agreed: { racks: 1 }, game: 1, rounds: [], results: [], open: [] } as unknown as EventView;
const snapshot = (now: Partial<EventView>): EventMessage => ({ ...before, ...now, type: 'tournament' }) as EventMessage;
const said = (message: EventMessage, then: Partial<EventView> = {}): string => newsOf(TABLE, message, { ...before, ...then });

describe('what is said when the line is there again', () => {
  it('is the rack of a round that was opened meanwhile', () => {
    expect(said(snapshot({ open: [round] }))).toContain('Round 2. The rack: ');
    expect(said(snapshot({ open: [round] }), { open: [round] })).toBe('');
  });

  it('is the top of a round that was closed meanwhile, once', () => {
    expect(said(snapshot({ rounds: [closed], results: [{ points: 16 }] }))).toContain('C2 KARD');
    expect(said(snapshot({ rounds: [closed], results: [null] }), { rounds: [closed] })).toBe('');
  });

  it('is nothing of whoever comes late while a rack lies there', () => {
    const late: EventMessage = { type: 'players', count: 3, newest: [], here: 3 };
    expect(said(late)).not.toBe('');
    expect(said(late, { open: [round] })).toBe('');
  });
});

describe('what is said of a race for the top', () => {
  const judged = { points: 12, fault: null, top: false, spent: 23_000 };
  const ack = (told: typeof judged): EventMessage => ({ type: 'ack', slip_id: 'a', at: 5, round: 2, slip: { start: 0, direction: 0, word: 'KARD' }, safe: null, question: null, judged: told });

  it('is at once what a proposal is worth, and its time once it is the top', () => {
    expect(said(ack(judged))).toBe('12 points, not the top.');
    expect(said(ack({ ...judged, top: true }))).toBe('The top! 12 points, 0:23.');
  });

  it('is the time that counts when the round has closed', () => {
    expect(resultSaid({ points: 12, spent: 23_000 })).toBe('You found the top: 0:23.');
    expect(resultSaid({ points: 0, spent: 80_000 })).toBe('You did not find the top: 1:20 count.');
  });
});
