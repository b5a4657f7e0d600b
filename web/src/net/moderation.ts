/** What is told about people, and what moderators do about it. */
import { ask, send } from './api';
import type { ChatLine, Reason } from './chat';

export interface Report {
  readonly id: string;
  readonly account: string;
  readonly accused: string;
  /** What the accused is called now; null for guests. */
  readonly name: string | null;
  readonly game: string | null;
  readonly reason: Reason;
  readonly text: string;
  /** What the accused had said there by then. */
  readonly evidence: readonly ChatLine[];
  /** Seconds since 1970. */
  readonly at: number;
  readonly open: boolean;
}

export const KINDS = ['dismiss', 'warn', 'mute', 'close', 'lift'] as const;
export type Kind = (typeof KINDS)[number];

export const listReports = (which: 'open' | 'all'): Promise<readonly Report[]> => ask(`/api/moderation/reports?which=${which}`);

/** Rules about an account; a mute without hours holds until it is lifted. */
export const rule = (report: Report, kind: Kind, note: string, hours: number | null): Promise<unknown> =>
  send('POST', '/api/moderation/rulings', { who: report.accused, kind, note, hours: kind === 'mute' ? hours : null, report: report.open ? report.id : null });
