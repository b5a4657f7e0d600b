/** How long something lasts, in words: "30 seconds", "1 minute". */
import { language } from '../i18n/texts.svelte';

const UNITS = [['day', 86_400], ['hour', 3600], ['minute', 60], ['second', 1]] as const;

/** `seconds` in the largest unit that they are a whole number of. */
export function wholeLength(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? UNITS.at(-1)!;
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}

/** What is left, to the second for the last two minutes and to the minute before. */
export function lengthSaid(left: number): string {
  const seconds = Math.max(1, Math.ceil(left / 1000));
  return wholeLength(seconds <= 120 || seconds % 60 === 0 ? seconds : seconds - (seconds % 60));
}
