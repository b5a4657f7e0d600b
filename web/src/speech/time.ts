/** When something happened, in words. */

/** Milliseconds since 1970 of what the server sends: seconds, or an ISO 8601 date. */
export const timeOf = (updated: number | string): number =>
  typeof updated === 'number' ? updated * 1000 : Date.parse(updated);

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago", "yesterday" in a language. */
export function ago(then: number, language: string, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (now - then >= length) return format.format(-Math.floor((now - then) / length), unit);
  }
  return format.format(0, 'minute');
}
