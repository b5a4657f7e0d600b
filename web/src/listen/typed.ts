/** What a line typed into the ear's view of a variant does; what it may do the server says. */
import type { Act, VariantView } from '../net/variants';

/** An act; `asks` is what is to be confirmed with a second Enter: its price, or a question. */
export interface Typed {
  readonly act: Act;
  readonly asks: 'price' | 'finish' | 'resign' | null;
}

const atOnce = (act: Act): Typed => ({ act, asks: null });

/** What `text` does in `game`; null where nothing can be done by typing. */
export function typedBy({ variant, body }: Pick<VariantView, 'variant' | 'body'>, text: string): Typed | null {
  const line = text.trim();
  const [first = '', ...rest] = line.toLowerCase().split(/\s+/);
  if (first === '') return null;
  if (body?.variant === 'bingo') return bingoTyped(first, rest, line, body.called.length === 0);
  if (variant === 'removal' && first === 'resign') return { act: { kind: 'resign' }, asks: 'resign' };
  if ((variant === 'solitaire' || variant === 'duplicate') && first === 'end') return { act: { kind: 'finish' }, asks: 'finish' };
  if (variant === 'duplicate' && first === 'next') return atOnce({ kind: 'next' });
  if (variant === 'topping' && first === 'show') return atOnce({ kind: 'show' });
  return { act: { kind: 'typed', text: line }, asks: 'price' };
}

function bingoTyped(first: string, rest: readonly string[], line: string, writing: boolean): Typed | null {
  if (first === 'call' || first === 'bingo') return atOnce({ kind: first });
  if (first === 'x') {
    const [word, letter] = rest.map((number) => Number(number) - 1);
    return atOnce(word === undefined || letter === undefined || !(word >= 0 && letter >= 0) ? { kind: 'cross' } : { kind: 'cross', word, letter });
  }
  const words = line.split(/\s+/);
  return writing && words.length === 2 ? atOnce({ kind: 'write', words: [words[0]!, words[1]!] }) : null;
}
