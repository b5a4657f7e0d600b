/** The one sentence of those who run the server, such as that it will stop at nine. */
import { ask } from './api';
import type { Banner } from './protocol';

let shown: Banner | null = $state.raw(null);
/** The one that the visitor has closed. */
let closed = $state(0);

export const currentBanner = (): Banner | null => (shown !== null && shown.since !== closed ? shown : null);

export function showBanner(banner: Banner | null): void {
  shown = banner;
}

export function closeBanner(): void {
  closed = shown?.since ?? 0;
}

/** Asks for it; without an answer what is shown stays. */
export async function lookForBanner(): Promise<void> {
  await ask<{ banner: Banner | null }>('/api/status').then(({ banner }) => showBanner(banner), () => {});
}
