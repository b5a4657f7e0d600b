/** Who is signed in, as this browser last heard: pages show it at once, and nothing moves when it is heard anew. */
import type { OwnAccount, ShownRating } from './generated/wire';

const STORED = 'crossglot.me';

export interface Me {
  readonly name: string;
  /** The rating with the most games behind it; null without one. */
  readonly rating: number | null;
}

/** What was stored, as far as it is somebody. */
export function meOf(stored: string | null): Me | null {
  try {
    const { name, rating } = (JSON.parse(stored ?? '{}') ?? {}) as Record<string, unknown>;
    return typeof name === 'string' ? { name, rating: typeof rating === 'number' ? rating : null } : null;
  } catch {
    return null; // Somebody else wrote there.
  }
}

let me = $state.raw(meOf(localStorage.getItem(STORED)));
export const currentMe = (): Me | null => me;

function keep(next: Me | null): void {
  if (next?.name === me?.name && next?.rating === me?.rating) return;
  me = next;
  if (next === null) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, JSON.stringify(next));
}

/** Notes who the server says that this is; a guest has no name to show. */
export function knowAccount(account: OwnAccount): OwnAccount {
  keep(account.name === null ? null : { name: account.name, rating: account.name === me?.name ? me.rating : null });
  return account;
}

/** Notes one's own ratings. */
export function knowRatings(ratings: readonly ShownRating[]): readonly ShownRating[] {
  const [most] = [...ratings].sort((one, other) => other.games - one.games);
  if (me !== null) keep({ ...me, rating: most?.value ?? null });
  return ratings;
}
