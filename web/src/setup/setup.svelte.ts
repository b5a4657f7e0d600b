/** A game as somebody sets it up: what the form holds, and what is asked of the server for it. */
import type { Mode } from '../net/chat';
import type { Wanted } from '../net/lobby';
import { CLOCKS, type Pace } from './clocks';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Parts of a clock of one's own, each with the milliseconds of its unit. */
export const PARTS = [
  ['main', MINUTE],
  ['increment', 1000],
  ['overtime_most', MINUTE],
  ['per_move', 1000],
  ['correspondence', DAY],
] as const;
export type Part = (typeof PARTS)[number][0];

export const CHALLENGES = ['void', 'edition', 'single', 'double', 'points'] as const;
export const COUNTS = ['2', '3', '4'] as const;
export const BOOKED = ['challenger', 'challengee'] as const;
export const PER = ['play', 'word'] as const;

/** Somebody else's seat: `open`, `account` (with a name), or a kind of computer player. */
export interface Chair {
  who: string;
  name: string;
}

export class Setup {
  edition = $state('');
  count: (typeof COUNTS)[number] = $state('2');
  chairs: Chair[] = $state(Array.from({ length: 3 }, () => ({ who: 'open', name: '' })));
  pace: Pace = $state('rapid');
  /** Numbers as typed; empty is none. */
  clock: Record<Part, number | null> = $state({ main: 15, increment: 10, overtime_most: null, per_move: null, correspondence: null });
  kind: 'casual' | 'rated' = $state('casual');
  challenge: (typeof CHALLENGES)[number] = $state('void');
  points = $state(10);
  bookedTo: (typeof BOOKED)[number] = $state('challenger');
  per: (typeof PER)[number] = $state('play');
  visibility: 'public' | 'private' = $state('public');
  chat: Mode = $state('free');
  /** House rules that are switched on, by key; of those with several values the one chosen. */
  house: Record<string, string | number | boolean | null> = $state({});
  theme = $state('');
  bonus = $state(10);
  /** Empty is the one in force. */
  lexicon = $state('');
  lowest: number | null = $state(null);
  highest: number | null = $state(null);

  get others(): Chair[] {
    return this.chairs.slice(0, Number(this.count) - 1);
  }

  /** Makes it rated or not; no computer can be rated, so its seat is for anybody again. */
  countAs(kind: 'casual' | 'rated'): void {
    this.kind = kind;
    if (kind === 'rated') for (const chair of this.chairs) if (chair.who.startsWith('level-')) chair.who = 'open';
  }

  /** What to ask the server for; `allowed` are the keys of the house rules on offer. */
  wanted(allowed: readonly string[]): Wanted {
    const rated = this.kind === 'rated';
    return {
      edition: this.edition,
      seats: ['me', ...this.others.map(seatOf)],
      house: { ...this.rules(allowed), ...this.challenged(), clock: this.clockWanted() },
      rated,
      visibility: this.visibility,
      chat: this.chat,
      ...(this.lexicon === '' || rated ? {} : { lexicon: this.lexicon }),
      ...(rated && (this.lowest ?? this.highest) !== null ? { ratings: { lowest: this.lowest, highest: this.highest } } : {}),
    };
  }

  private clockWanted(): Readonly<Record<string, number>> {
    if (this.pace !== 'own') return CLOCKS[this.pace];
    return Object.fromEntries(PARTS.flatMap(([part, unit]) => (this.clock[part] ? [[part, Math.round(this.clock[part]! * unit)]] : [])));
  }

  private challenged(): object {
    if (this.challenge !== 'points') return { challenge: this.challenge };
    return { challenge: 'points', challenge_points: this.points, challenge_booked_to: this.bookedTo, challenge_per: this.per };
  }

  /** The house rules that were chosen, among those on offer. */
  rules(allowed: readonly string[]): object {
    const chosen = Object.entries(this.house).filter(([rule, value]) => allowed.includes(rule) && value !== null && value !== false);
    const words = this.theme.split(/[\s,;]+/).filter((word) => word !== '');
    const theme = this.kind === 'casual' && words.length > 0 ? { theme: { words, bonus: this.bonus } } : {};
    return { ...Object.fromEntries(chosen), ...theme };
  }
}

function seatOf({ who, name }: Chair): string {
  if (who === 'open') return who;
  return who === 'account' ? `account:${name.trim()}` : `computer:${who}`;
}
