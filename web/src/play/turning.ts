/** Where a finished game was decided, by the points of its moves alone. */
import type { GameView, MoveRecord } from '../net/protocol';

export interface Turning {
  readonly record: MoveRecord;
  /** The winner led from here to the last move, or it earned the most. */
  readonly why: 'lead' | 'points';
}

type Finished = Pick<GameView, 'moves' | 'over' | 'seats'>;

const counts = ({ withdrawn, taken_back }: MoveRecord): boolean => withdrawn !== true && taken_back !== true;

/** Points by seat from the start on, after every move that counts. */
export function scoresOf({ moves, seats }: Finished): readonly (readonly number[])[] {
  const course: (readonly number[])[] = [seats.map(() => 0)];
  for (const move of moves.filter(counts)) course.push(course.at(-1)!.map((score, seat) => (seat === move.seat ? move.total : score)));
  return course;
}

/** The play with which the winner took the lead for good, unless that was the first of all. */
function decided(game: Finished): MoveRecord | undefined {
  const [winner] = game.over?.winners ?? [];
  if (winner === undefined || game.over?.winners.length !== 1) return undefined;
  const behind = scoresOf(game).findLastIndex((scores) => scores.some((score, seat) => seat !== winner && score >= scores[winner]!));
  const record = game.moves.filter(counts)[behind];
  return behind > 1 && record?.kind === 'play' ? record : undefined;
}

/** Up to `most` moves, in the order of the game. */
export function turningPoints(game: Finished, most = 3): readonly Turning[] {
  const lead = decided(game);
  const dear = game.moves
    .filter((record) => counts(record) && record.kind === 'play' && record !== lead)
    .sort((one, other) => other.points - one.points)
    .slice(0, most - (lead === undefined ? 0 : 1));
  const found: Turning[] = dear.map((record) => ({ record, why: 'points' }));
  if (lead !== undefined) found.push({ record: lead, why: 'lead' });
  return found.sort((one, other) => one.record.seq - other.record.seq);
}
