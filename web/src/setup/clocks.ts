/** The clocks that most games are played with; the server says what any clock may be. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS = {
  none: {},
  blitz: { main: 3 * MINUTE, increment: 5000 },
  rapid: { main: 10 * MINUTE, increment: 5000 },
  classic: { main: 25 * MINUTE, increment: 0 },
  correspondence: { correspondence: 3 * DAY },
  own: {},
} as const;
export type Pace = keyof typeof CLOCKS;

/** Those that one finds a partner for with one click. */
export const QUICK = ['blitz', 'rapid', 'classic', 'correspondence'] as const satisfies readonly Pace[];
