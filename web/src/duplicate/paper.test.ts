import { describe, expect, it } from 'vitest';
import { Paper } from './paper.svelte';

const slip = { start: 3, direction: 0, word: [1, 2] } as const;

describe('what goes on a slip beside the word', () => {
  it('leaves a slip alone where nothing is written', () => {
    expect(new Paper().complete({ text: '8h card' })).toEqual({ text: '8h card' });
  });

  it('adds the points, unless they are typed already', () => {
    const paper = new Paper();
    paper.claim = 12;
    expect(paper.complete({ slip })).toEqual({ slip: { ...slip, claimed: 12 } });
    expect(paper.complete({ text: ' 8h  card ' })).toEqual({ text: '8h  card 12' });
    expect(paper.complete({ text: '8h card 14' })).toEqual({ text: '8h card 14' });
  });

  it('adds a second word, and forgets both for the next round', () => {
    const paper = new Paper();
    paper.safe = ' 8h car ';
    paper.claim = 0;
    expect(paper.complete({ slip })).toEqual({ slip: { ...slip, claimed: 0 }, safe_text: '8h car' });
    paper.clear();
    expect(paper.complete({ slip })).toEqual({ slip });
  });
});
