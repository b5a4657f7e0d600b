/** A game of a variant whose squares are called in the other style of coordinates than the server's. */
import type { Act, Body, RoundsBody, TopLine, VariantView } from '../net/variants';
import { restyled, restyledMove } from '../play/squares';

const restyledLine = (line: TopLine): TopLine => ({ ...line, top: restyled(line.top), own: line.own && restyled(line.own) });
const restyledLines = <Rounds extends RoundsBody>(body: Rounds): Rounds => ({ ...body, lines: body.lines.map(restyledLine) });

function restyledBody(body: Body): Body {
  switch (body.variant) {
    case 'solitaire':
      return { ...body, game: { ...body.game, moves: body.game.moves.map(restyledMove) } };
    case 'duplicate':
      return restyledLines(body);
    case 'topping':
      return { ...restyledLines(body), tries: body.tries.map((tried) => ({ ...tried, text: restyled(tried.text) })) };
    case 'removal':
      return { ...body, turns: body.turns.map((turn) => ({ ...turn, places: turn.places.map((name) => restyled(name)) })) };
    case 'bingo':
      return body;
  }
}

export const restyledGame = (game: VariantView): VariantView => ({ ...game, body: game.body && restyledBody(game.body) });

/** What somebody does who reads the other style, as the server reads it: a typed removal names squares, all others one play. */
export function restyledAct<A extends Act | null>(act: A, variant: VariantView['variant']): A {
  if (act?.kind !== 'typed') return act;
  const text = variant === 'removal' ? act.text.trim().split(/\s+/).map((name) => restyled(name)).join(' ') : restyled(act.text);
  return { ...act, text };
}
