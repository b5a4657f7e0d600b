/** What is told about people, and what moderators do about it. */
import { ask, send } from './api';
import type { NewRuling, Report } from './generated/wire';

export type { Report } from './generated/wire';
export type Kind = NewRuling['kind'];

export const KINDS = ['dismiss', 'warn', 'mute', 'close', 'lift'] as const satisfies readonly Kind[];

export const listReports = (which: 'open' | 'all'): Promise<readonly Report[]> => ask(`/api/moderation/reports?which=${which}`);

/** Rules about an account; a mute without hours holds until it is lifted. */
export const rule = (report: Report, kind: Kind, note: string, hours: number | null): Promise<unknown> =>
  send('POST', '/api/moderation/rulings', { who: report.accused, kind, note, hours: kind === 'mute' ? hours : null, report: report.open ? report.id : null });
