/** Says who has gone from a table, who is back, and from when on one need not wait for them. */
import { untrack } from 'svelte';
import type { News } from '../speech/news';
import { claimText, goneText } from '../speech/waits';
import type { Session } from './session.svelte';

/** To be called while a component is made: it listens as long as that is there. */
export function listenForAbsence(session: Session, news: News, speak: () => void): void {
  let known: NonNullable<Session['presence']>['gone'] = null;
  /** Who need not be waited for any more: that is said once. */
  let offered: number | null = null;
  $effect(() => {
    const gone = session.presence?.gone ?? null;
    const over = session.game.over !== null;
    return untrack(() => {
      const { game } = session;
      const told = goneText(known, gone, game);
      known = gone;
      if (gone == null) offered = null;
      if (told !== '') {
        news.add(told);
        speak();
      }
      if (gone == null || over || game.you === null || gone.seat === game.you || gone.seat === offered) return;
      const timer = setTimeout(() => {
        offered = gone.seat;
        news.add(claimText(gone, game));
        speak();
      }, gone.claim_in * 1000);
      return () => clearTimeout(timer);
    });
  });
}
