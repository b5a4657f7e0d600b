import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../i18n/texts.svelte';
import type { GameView } from '../net/protocol';
import { lengthSaid } from './lasting';
import { claimText, goneText, waitsText } from './waits';

const seats = ['Anna', 'Béla'].map((name) => ({ name, kind: 'human', player: null, score: 0, rack_count: 7 }));
const game = (fields: Partial<GameView> = {}): GameView => ({ seats, you: 1, asked: [], declined: null, over: null, window: null, may: [], ...fields }) as unknown as GameView;
const said = (now: Partial<GameView>, before: GameView | null = game(), at = 0): string => waitsText(before, game(now), at);

beforeAll(() => speak('en'));

describe('what is asked of all', () => {
  const asked = [{ what: 'takeback', by: 0, granted: [0] }] as const;

  it('is said to those who have not answered', () => {
    expect(said({ asked })).toBe('Anna would like to take the last turn back.');
    expect(said({ asked }, null), 'to who has just come').toBe('Anna would like to take the last turn back.');
    expect(said({ asked, you: 0 })).toBe('');
    expect(said({ asked, you: null })).toBe('');
  });

  it('is said once', () => {
    expect(said({ asked }, game({ asked }))).toBe('');
    const more = [...asked, { what: 'abort', by: 0, granted: [0] }] as const;
    expect(said({ asked: more }, game({ asked }))).toBe('Anna would like to call the game off.');
  });

  it('says who declined the end, and why', () => {
    const declined = (reason: 'play' | 'exchange' | null): string => said({ declined: { seat: 0, reason } });
    expect(declined('play')).toBe('Anna does not agree to end the game: they can still play.');
    expect(declined('exchange')).toBe('Anna does not agree to end the game: they still want to exchange tiles.');
    expect(declined(null)).toBe('Anna does not agree to end the game.');
    const known = { declined: { seat: 0, reason: null } };
    expect(said(known, game(known))).toBe('');
    expect(said({ you: 0, ...known })).toBe('');
  });

  it('is silent once the game is over', () => {
    expect(said({ asked, over: { reason: 'agreed' } as GameView['over'] })).toBe('');
  });
});

describe('a play that may be challenged', () => {
  const open = { window: { seat: 0, ends: 30_000, accepted: [] }, may: ['challenge', 'accept'] } as Partial<GameView>;

  it('is asked about with the time that is left, once', () => {
    expect(said(open, game(), 10_000)).toBe('Anna has played. Do you challenge it? Time left: 20 seconds');
    expect(said(open, game(open), 20_000)).toBe('');
    expect(said({ ...open, window: { seat: 0, ends: null, accepted: [] } })).toBe('Anna has played. Do you challenge it?');
  });

  it('is not asked about of those who may not', () => {
    expect(said({ ...open, may: [] })).toBe('');
  });
});

describe('somebody who has lost the connection', () => {
  const anna = { seat: 0, claim_in: 60, end_in: 600 };

  it('is named once, and again when they are back', () => {
    expect(goneText(null, anna, game())).toBe('Anna has lost the connection.');
    expect(goneText(anna, { ...anna, claim_in: 30 }, game())).toBe('');
    expect(goneText(anna, null, game())).toBe('Anna: here.');
    expect(goneText(null, anna, game({ over: { reason: 'agreed' } as GameView['over'] }))).toBe('');
  });

  it('need not be waited for for ever', () => {
    expect(claimText(anna, game())).toBe('Anna has lost the connection. Claim the game, Call it off.');
  });
});

it('says times in whole units', () => {
  expect([300_000, 59_800, 60_001, 25_000, 283_000, 100].map(lengthSaid)).toEqual(['5 minutes', '1 minute', '61 seconds', '25 seconds', '4 minutes', '1 second']);
});
