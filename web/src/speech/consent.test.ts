import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../i18n/texts.svelte';
import type { GameView } from '../net/protocol';
import { consentText } from './consent';

const seats = ['Anna', 'greedy'].map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'computer', player: seat === 0 ? null : 'greedy', score: 0, rack_count: 7 }));
const game = (fields: Partial<GameView>): GameView => ({ seats, you: 1, asked: [], declined: null, over: null, ...fields }) as unknown as GameView;

describe('what is asked of all', () => {
  beforeAll(() => speak('en'));

  it('is said to those who have not answered', () => {
    const asked = [{ what: 'end', by: null, granted: [0] }] as const;
    expect(consentText(game({ asked }))).toBe('Shall the game end here, because nobody can play?');
    expect(consentText(game({ asked, you: 0 }))).toBe('');
    expect(consentText(game({ asked, you: null }))).toBe('');
  });

  it('says who declined the end, and why', () => {
    const declined = (reason: 'play' | 'exchange' | null): string => consentText(game({ you: 1, declined: { seat: 0, reason } }));
    expect(declined('play')).toBe('Anna does not agree to end the game: they can still play.');
    expect(declined('exchange')).toBe('Anna does not agree to end the game: they still want to exchange tiles.');
    expect(declined(null)).toBe('Anna does not agree to end the game.');
    expect(consentText(game({ you: 0, declined: { seat: 0, reason: null } }))).toBe('');
  });

  it('is silent once the game is over', () => {
    const over = { reason: 'agreed' } as GameView['over'];
    expect(consentText(game({ over, asked: [{ what: 'end', by: null, granted: [0] }] }))).toBe('');
  });
});
