/** The first lesson: positions with something to try, and what an attempt comes to. */
import { ask, send } from './api';
import type { Attempt, Attempted, LessonStep } from './generated/wire';

export type { Attempted, LessonStep } from './generated/wire';
export type Task = LessonStep['task'];

export const loadLesson = (edition: string): Promise<readonly LessonStep[]> => ask(`/api/editions/${edition}/lesson`);

export const tryStep = (
  edition: string,
  step: number,
  attempt: Attempt,
): Promise<Attempted> => send('POST', `/api/editions/${edition}/lesson/${step}`, attempt);
