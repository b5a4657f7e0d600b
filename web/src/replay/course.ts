/** A game gone over again: how it stood after any step. Facts as the server tells them; no rule is known here. */
import type { Replay, Step } from '../net/records';

/** The step that an address names: `#12` is the twelfth, `#turn-12` that of event 12; 0, before all of them, where it names none. */
export function stepOf(hash: string, steps: readonly Pick<Step, 'seq'>[]): number {
  const [, kind, number] = /^#(turn-)?(\d{1,5})$/.exec(hash) ?? [];
  if (number === undefined) return 0;
  if (kind !== undefined) return steps.findIndex(({ seq }) => seq === Number(number)) + 1;
  return Math.min(Number(number), steps.length);
}

/** What lies on each square after the first `at` steps. */
export function boardAt(steps: readonly Step[], at: number, size: number): number[] {
  const board = new Array<number>(size).fill(0);
  for (const step of steps.slice(0, at)) for (const [square, tile] of step.board ?? []) board[square] = tile;
  return board;
}

/** Squares of the play made by the step before; none after anything else. */
export const laidAt = (steps: readonly Step[], at: number): readonly number[] =>
  steps[at - 1]?.kind === 'turn' ? (steps[at - 1]?.move?.laid ?? []) : [];

/** Points by seat. */
export const scoresAt = (replay: Replay, at: number): readonly number[] => replay.steps[at - 1]?.scores ?? replay.seats.map(() => 0);

/**
 * What a seat holds: what it is known to have held in its next turn, or at the end.
 *
 * Undefined where nobody may know, or the file does not tell.
 */
export function rackAt(replay: Replay, at: number, seat: number): readonly number[] | undefined {
  const next = replay.steps.slice(at).find((step) => step.kind === 'turn' && step.seat === seat);
  if (next !== undefined) return next.rack ?? undefined;
  return replay.over?.racks[seat];
}

/** Tiles in the bag; unknown before the first step. */
export const bagAt = (steps: readonly Step[], at: number): number | undefined => steps[at - 1]?.bag;

/** Whether the file or the game tells how long turns took. */
export const isTimed = (steps: readonly Step[]): boolean => steps.some(({ used }) => used.some((time) => time > 0));

/** The points of a seat from the start on, after every step. */
export const courseOf = (replay: Replay, seat: number): readonly number[] => [0, ...replay.steps.map(({ scores }) => scores[seat] ?? 0)];

/** Where a key leads from step `at` of `count`; null for other keys. */
export function stepBy(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'PageUp':
      return Math.max(0, at - 1);
    case 'ArrowRight':
    case 'PageDown':
      return Math.min(count, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count;
    default:
      return null;
  }
}
