import { describe, expect, it } from 'vitest';
import type { ChatLine, Said } from '../net/chat';
import { Talk } from './talk.svelte';

const line = (id: number, text = `line ${id}`): ChatLine => ({ type: 'chat', id, game: 'g', channel: 'players', author: 'g.a', at: 0, text });

function setUp(stored: readonly ChatLine[] = []) {
  const asked: number[] = [];
  const sent: [string, Said][] = [];
  const heard: number[] = [];
  let names = 0;
  let fails = 0;
  const talk = new Talk({
    read: (after) => {
      asked.push(after);
      return Promise.resolve({ mode: 'phrases', lines: stored.filter(({ id }) => id > after).slice(0, 100) });
    },
    say: (id, said) => {
      sent.push([id, said]);
      return fails-- > 0 ? Promise.reject(new Error('lost')) : Promise.resolve(line(900));
    },
    newId: () => `s${++names}`,
    onheard: ({ id }) => heard.push(id),
  });
  return { talk, asked, sent, heard, fail: () => (fails = 1) };
}

describe('a talk', () => {
  it('is read to its end, and from there on after a lost line', async () => {
    const { talk, asked } = setUp(Array.from({ length: 150 }, (_, at) => line(at + 1)));
    await talk.load();
    expect(talk.lines).toHaveLength(150);
    expect(talk.mode).toBe('phrases');
    await talk.load();
    expect(asked).toEqual([0, 100, 150]);
    expect([talk.ready, talk.unread]).toEqual([true, 0]);
  });

  it('hears each line once, in order', async () => {
    const { talk, heard } = setUp([line(1), line(2)]);
    talk.hear(line(2));
    await talk.load();
    talk.hear(line(2));
    talk.hear(line(3));
    expect(talk.lines.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect([talk.unread, heard]).toEqual([2, [2, 3]]);
  });

  it('counts what was said while there was no line', async () => {
    const stored = [line(1)];
    const { talk, heard } = setUp(stored);
    await talk.load();
    stored.push(line(2));
    await talk.load();
    expect([talk.unread, heard]).toEqual([1, [2]]);
  });

  it('sends the same again under the same name, and another thing under another', async () => {
    const { talk, sent, fail } = setUp();
    fail();
    await expect(talk.say({ text: 'hello' })).rejects.toThrow('lost');
    await talk.say({ text: 'hello' });
    await talk.say({ text: 'hello' });
    expect(sent.map(([id]) => id)).toEqual(['s1', 's1', 's2']);
    expect(talk.unread).toBe(0);
  });

  it('says one thing after the other, whoever does not wait for the answers', async () => {
    const { talk, sent, fail } = setUp();
    fail();
    const first = talk.say({ text: 'lost' });
    const second = talk.say({ text: 'said' });
    await expect(first).rejects.toThrow('lost');
    await second;
    expect(sent).toEqual([['s1', { text: 'lost' }], ['s2', { text: 'said' }]]);
  });

  it('forgets what is no longer to be read', async () => {
    const { talk } = setUp([line(5)]);
    talk.hear(line(4));
    await talk.load(true);
    expect(talk.lines.map(({ id }) => id)).toEqual([5]);
  });
});
