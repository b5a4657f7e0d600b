import { describe, expect, it } from 'vitest';
import { HUNGARIAN, TABLE } from '../play/fixture';
import { TileTable } from '../play/table';
import { askedBy } from './asked';

const KEYS = { rack: 'r', spell: 'p', scores: 's', time: 't', last: 'l', unseen: 'u', open: 'o', board: 'b' };
const asked = (text: string) => askedBy(text, TABLE, KEYS);

describe('a line typed into the speech-first view', () => {
  it('asks a question by its key', () => {
    expect(asked(' R ')).toEqual({ kind: 'question', question: 'rack' });
    expect(asked('u')).toEqual({ kind: 'question', question: 'unseen' });
  });

  it('asks for a square by its name in either order', () => {
    expect(asked('c2')).toEqual({ kind: 'square', square: 7 });
    expect(asked('2C')).toEqual({ kind: 'square', square: 7 });
  });

  it('asks for a row or a column after an equals sign', () => {
    expect(asked('=2')).toEqual({ kind: 'line', line: { direction: 'across', number: 1 } });
    expect(asked('= c')).toEqual({ kind: 'line', line: { direction: 'down', number: 2 } });
    const lettered = new TileTable({ ...HUNGARIAN, coordinates: 'lettered-rows' });
    expect(askedBy('=c', lettered, KEYS)).toEqual({ kind: 'line', line: { direction: 'across', number: 2 } });
  });

  it('asks for the spelling of a word after a colon', () => {
    expect(asked(':szá')).toEqual({ kind: 'word', word: 'szá' });
    expect(asked(':')).toEqual({ kind: 'move', text: ':' });
  });

  it('is what a button of the table does', () => {
    expect(asked('resign')).toEqual({ kind: 'command', command: 'resign' });
    expect(asked(' End ')).toEqual({ kind: 'command', command: 'end' });
    expect(asked('takeback')).toEqual({ kind: 'command', command: 'takeback' });
    expect(asked('word Szá')).toEqual({ kind: 'look', word: 'szá' });
  });

  it('is a move otherwise, and nothing when it is empty', () => {
    expect(asked(' 2c SZÁ ')).toEqual({ kind: 'move', text: '2c SZÁ' });
    expect(asked('=9')).toEqual({ kind: 'move', text: '=9' });
    expect(asked('z9')).toEqual({ kind: 'move', text: 'z9' });
    expect(asked('word')).toEqual({ kind: 'move', text: 'word' });
    expect(asked('  ')).toEqual({ kind: 'nothing' });
  });
});
