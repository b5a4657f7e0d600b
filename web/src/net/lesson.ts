/** The first lesson: positions with something to try, and what an attempt comes to. */
import { ask, send } from './api';
import type { Laid, PreviewWord, Refusal } from './protocol';

export type Task = 'opening' | 'cross' | 'hook' | 'premium' | 'digraph' | 'blank' | 'bingo' | 'exchange';

export interface LessonStep {
  readonly task: Task;
  readonly board: readonly number[];
  readonly rack: readonly number[];
  readonly bag: number;
  /** A way to do it; empty where tiles are changed. */
  readonly placed: readonly Laid[];
  readonly points: number;
}

export interface Attempted {
  /** A legal move, and what the step asks for. */
  readonly done: boolean;
  readonly points: number;
  readonly words: readonly PreviewWord[];
  readonly error?: Refusal;
}

export const loadLesson = (edition: string): Promise<readonly LessonStep[]> => ask(`/api/editions/${edition}/lesson`);

export const tryStep = (
  edition: string,
  step: number,
  attempt: { readonly placed: readonly Laid[] } | { readonly exchanged: readonly number[] },
): Promise<Attempted> => send('POST', `/api/editions/${edition}/lesson/${step}`, attempt);
