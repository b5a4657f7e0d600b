/** Which finished games somebody looks for: as the address has it, and as the server is asked. */

export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
export const AGAINST = ['people', 'computers', 'mixed'] as const;

/** As the form holds it: every answer a text, empty where it does not matter. Days as `2026-11-22`. */
export interface Wish {
  readonly player: string;
  readonly edition: string;
  readonly outcome: string;
  readonly against: string;
  readonly opponent: string;
  readonly from: string;
  readonly to: string;
}

const KEYS = ['player', 'edition', 'outcome', 'against', 'opponent', 'from', 'to'] as const;

export const wishOf = (asked: URLSearchParams): Wish => Object.fromEntries(KEYS.map((key) => [key, asked.get(key) ?? ''])) as unknown as Wish;

/** Midnight in the visitor's own time, in seconds since 1970; empty for what is no day. */
export function dayStart(day: string, later = 0): string {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return '';
  return String(new Date(year, month - 1, date + later).getTime() / 1000);
}

/** The same as the server is asked; both days belong to the time between them. */
export const queryOf = ({ edition, outcome, against, opponent, from, to }: Wish): Readonly<Record<string, string>> => ({
  edition,
  outcome,
  against,
  opponent: opponent.trim(),
  since: dayStart(from),
  until: dayStart(to, 1),
});
