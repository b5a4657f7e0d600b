/** A day of the visitor's calendar. */
import { calendar } from '../i18n/texts.svelte';

/** "22 Nov 2026", of seconds since 1970. */
export const dayText = (seconds: number): string => calendar({ dateStyle: 'medium' }).format(seconds * 1000);

/** The day and the minute. */
export const momentText = (seconds: number): string =>
  calendar({ dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
