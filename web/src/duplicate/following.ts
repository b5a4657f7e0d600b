/** An event after each message about it. */
import type { EventMessage, EventView, GameOfEvent, OpenRound } from '../net/duplicate';
import { withTop } from './slips';

type Lines = { readonly rows: number; readonly columns: number };

/** The games that are shown: two where they go side by side. */
export const gamesOf = (view: EventView): readonly GameOfEvent[] => (view.beside === null ? [view] : [view, view.beside]);

/** The game of this number; the first one where it is not shown. */
export const gameOf = (view: EventView, game: number): GameOfEvent => gamesOf(view).find((each) => each.game === game) ?? view;

function withGame(view: EventView, game: number, change: (before: GameOfEvent) => Omit<GameOfEvent, 'game'>): EventView {
  if (view.beside?.game === game) return { ...view, beside: { ...view.beside, ...change(view.beside) } };
  return view.game === game ? { ...view, ...change(view) } : view;
}

const without = (view: EventView, game: number): { open: readonly OpenRound[]; slips: EventView['slips'] } => ({
  open: view.open.filter((each) => each.game !== game),
  slips: view.slips.filter((each) => each.game !== game),
});

/** The next game begins with an empty board; so do two where they go side by side. */
function begun({ rows, columns }: Lines, view: EventView, games: number): EventView {
  if (games <= Math.max(view.game, view.beside?.game ?? 0)) return view;
  const fresh = (game: number): GameOfEvent => ({ game, board: new Array<number>(rows * columns).fill(0), rounds: [], results: [] });
  return view.agreed.racks === 1 ? { ...view, ...fresh(games) } : { ...view, ...fresh(games - 1), beside: fresh(games) };
}

/** The event after a message. */
export function following(lines: Lines, view: EventView, message: EventMessage): EventView {
  switch (message.type) {
    case 'tournament':
      return message;
    case 'round': {
      const rest = without(view, message.game);
      const open = [...rest.open, message].sort((one, other) => one.game - other.game);
      return { ...view, ...rest, now: message.now, open };
    }
    case 'time': {
      const { now, deadline, left } = message;
      return { ...view, now, paused: deadline === null, open: view.open.map((each) => (each.game === message.game ? { ...each, now, deadline, left } : each)) };
    }
    case 'state': {
      const { state, starts, games, paused } = message;
      return { ...begun(lines, view, games), state, starts, paused };
    }
    case 'closed': {
      const { number, rack, top, you, leaders, own, near, game, swapped } = message;
      if (gameOf(view, game).rounds.some((each) => each.number === number)) return view;
      const then = withGame(view, game, ({ board, rounds, results }) => {
        const laid = withTop(lines, board, top);
        for (const [square, tile] of swapped) laid[square] = tile;
        return { board: laid, rounds: [...rounds, { number, rack, top }], results: [...results, you] };
      });
      return { ...then, ...without(view, game), leaders, own, near };
    }
    case 'again':
      return { ...view, ...without(view, message.game) };
    case 'ruling':
      return { ...view, leaders: message.leaders, own: message.own, near: message.near };
    case 'players':
      return { ...view, players: message.count, newest: message.newest };
    case 'over':
      return { ...view, ...without(view, message.game), leaders: message.leaders, own: message.own, near: message.near, over: message.reason };
    default:
      return view;
  }
}
