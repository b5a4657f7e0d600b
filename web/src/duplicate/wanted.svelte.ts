/** An event as its maker wants it, field by field; what it must hold, the server says. */
import type { NewEvent } from '../net/duplicate';
import type { DuplicateProfile } from '../net/variants';

export const KINDS = ['live', 'weekly', 'hall'] as const;
export type Kind = (typeof KINDS)[number];
export type Entry = 'public' | 'link' | 'code';

/** What there is to choose from, key by key of a new event; not all of it goes with every pace. */
const OPTIONS = { racks: ['1', '2'], safe_word: [false, true], unit: ['individual', 'pairs', 'teams'] } as const;
type Options = typeof OPTIONS;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The pace of rounds of days that the server takes for the usual one. */
const USUAL_DAYS = 'week';

/** What a kind of event has unless its maker says otherwise. */
const USUAL: Readonly<Record<Kind, { auto: boolean; pause: number; appeals: number; entry: Entry }>> = {
  live: { auto: true, pause: 10, appeals: 60, entry: 'public' },
  weekly: { auto: true, pause: 0, appeals: DAY, entry: 'public' },
  hall: { auto: false, pause: 10, appeals: 0, entry: 'link' },
};

export class Wanted {
  name = $state('');
  kind: Kind = $state('live');
  profile = $state('');
  pace = $state('');
  form = $state('normal');
  claims = $state(false);
  safeWord = $state(false);
  racks: Options['racks'][number] = $state('1');
  draw: 'seed' | 'manual' = $state('seed');
  seed = $state('');
  /** Rounds at most of each game; with two racks of each pair of games. */
  rounds: number[] = $state([0]);
  dropped = $state(0);
  auto = $state(true);
  early = $state(false);
  pause = $state(USUAL.live.pause);
  appeals = $state(USUAL.live.appeals);
  remind = $state(DAY);
  unit: Options['unit'][number] = $state('individual');
  counted = $state(0);
  places = $state(0);
  entry: Entry = $state('public');
  /** As a date field has it; empty where the arbiter begins it. */
  starts = $state('');

  /** Another kind has other usual values. */
  choose(kind: Kind): void {
    this.kind = kind;
    this.pace = '';
    Object.assign(this, USUAL[kind]);
  }

  /** So many games, each with as many rounds as the last one had. */
  setGames(count: number): void {
    const wanted = Math.max(1, Math.min(20, Math.trunc(count) || 1));
    const last = this.rounds.at(-1) ?? 0;
    this.rounds = Array.from({ length: wanted }, (_, at) => this.rounds[at] ?? last);
    this.dropped = Math.min(this.dropped, wanted - 1);
  }

  /** The paces to choose from: rounds of days for an event that goes on for weeks, shorter ones for the others; the usual one first. */
  pacesOf(profile: DuplicateProfile): readonly string[] {
    if (this.kind !== 'weekly') return profile.paces.filter((each) => !profile.days.includes(each));
    return profile.days.toSorted((one, other) => Number(other === USUAL_DAYS) - Number(one === USUAL_DAYS));
  }

  /** What there is to choose from for a key at the pace that is chosen: the server says what does not go with it. */
  offered<Key extends keyof Options>(key: Key, profile: DuplicateProfile | undefined): readonly Options[Key][number][] {
    const pace = profile && (this.pace || this.pacesOf(profile)[0]);
    const barred = new Set((pace ? profile.barred[pace]?.[key] : undefined)?.map(String));
    return OPTIONS[key].filter((each) => !barred.has(String(each)));
  }

  /** Takes back what does not go with the pace. */
  fit(profile: DuplicateProfile | undefined): void {
    const [racks, words, units] = [this.offered('racks', profile), this.offered('safe_word', profile), this.offered('unit', profile)];
    if (!racks.includes(this.racks)) this.racks = racks[0] ?? '1';
    if (!words.includes(this.safeWord)) this.safeWord = words[0] ?? false;
    if (!units.includes(this.unit)) this.unit = units[0] ?? 'individual';
  }

  /** What the server is asked for. */
  body(edition: string): NewEvent {
    const racks = this.racks === '1' ? 1 : 2;
    return {
      name: this.name.trim(),
      edition,
      kind: this.kind,
      profile: this.profile || null,
      pace: this.pace || null,
      form: this.form,
      claims: this.claims,
      safe_word: this.safeWord,
      racks,
      draw: this.draw,
      ...(this.kind === 'hall' && this.draw === 'seed' && this.seed.trim() !== '' ? { seed: this.seed.trim() } : {}),
      rounds: racks === 1 ? [...this.rounds] : this.rounds.flatMap((each) => [each, each]),
      dropped: this.dropped,
      unit: this.unit,
      counted: this.unit === 'teams' ? this.counted : 0,
      places: this.places,
      public: this.entry === 'public',
      by_code: this.entry === 'code',
      starts: this.starts === '' ? null : new Date(this.starts).getTime() / 1000,
      plan: { auto: this.auto, pause: this.pause, early: this.early, appeals: this.appeals, remind: this.remind },
    };
  }
}
