/** Where the values of a plot lie: its lowest and highest line, and round marks between them. */

/** One line of a plot. */
export interface Course {
  readonly name: string;
  readonly values: readonly number[];
  /** Which of the values are first guesses; they are drawn hollow. */
  readonly open?: readonly boolean[];
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly marks: readonly number[];
}

/** Distances between marks, times a power of ten. */
const STEPS = [1, 2, 5, 10] as const;

/** The least scale with at most six round marks that holds all values. */
export function scaleOf(values: readonly number[]): Scale {
  const least = values.length > 0 ? Math.min(...values) : 0;
  const most = values.length > 0 ? Math.max(...values) : 0;
  const span = Math.max(most - least, 4);
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const step = Math.max(1, power * (STEPS.find((each) => each * power >= span / 5) ?? 10));
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, number) => low + number * step);
  return { low, high, marks };
}
