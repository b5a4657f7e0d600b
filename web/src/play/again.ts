/** Another game after one that is over. */
import { createGame } from '../net/api';
import { askRematch } from '../net/lobby';
import type { GameView } from '../net/protocol';

/** The id of a new game with the same opponents; null while people are asked whether they want one. */
export async function playAgain({ id, edition, seats }: Pick<GameView, 'id' | 'edition' | 'seats'>): Promise<string | null> {
  if (seats.filter(({ kind }) => kind === 'human').length > 1) {
    const asked = await askRematch(id);
    return asked.state === 'started' ? asked.id : null;
  }
  const opponents = seats.flatMap(({ player }) => (player === null ? [] : [player]));
  return (await createGame(edition, opponents)).id;
}
