/** A browser by a name that its owner knows, out of what it calls itself. */

/** The first that is found counts: most browsers also call themselves by the names of others. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** "Firefox, Windows"; what nobody knows is shown as it is. */
export function agentText(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([mark]) => agent.includes(mark))?.[1] ?? []);
  return found.join(', ') || agent || '?';
}
