import { learn } from './i18n/texts.svelte';
import type { Route } from './route.svelte';

/** A page with the sentences that it alone says. */
async function told<Page>(part: string, page: Promise<Page>): Promise<Page> {
  return (await Promise.all([page, learn(part)]))[0];
}

/** The pages, each a chunk of its own: a game needs no front page. */
export const fetchPage = {
  front: () => told('start', import('./pages/Front.svelte')),
  game: () => import('./pages/GamePage.svelte'),
  // Dialogs come when they are opened: nobody waits for them at the table.
  gameDialogs: () => told('dialogs', import('./dialogs/GameDialogs.svelte')),
  wordDialog: () => import('./dialogs/WordDialog.svelte'),
  waiting: () => told('start', told('setup', import('./pages/WaitingRoom.svelte'))),
  chat: () => told('talk', import('./talk/Chat.svelte')),
  // What only some tables ask, and only fingers need.
  consent: () => import('./components/Consent.svelte'),
  lens: () => import('./components/Lens.svelte'),
  speechVariant: () => told('listen', import('./variants/SpeechVariant.svelte')),
  speech: () => told('listen', import('./pages/SpeechGame.svelte')),
  // What only some who come to the front page see, or who scroll down to it.
  running: () => import('./components/RunningGames.svelte'),
  watchable: () => import('./components/Watchable.svelte'),
  languages: () => told('words', import('./components/Languages.svelte')),
  startMore: () => told('levels', import('./components/StartMore.svelte')),
  noWords: () => told('words', import('./components/NoWords.svelte')),
  lobby: () => told('start', told('variants', told('setup', told('talk', import('./pages/Lobby.svelte'))))),
  moderation: () => told('account', told('talk', told('moderation', import('./pages/Moderation.svelte')))),
  account: () => told('account', import('./pages/Account.svelte')),
  study: () => told('study', import('./pages/Study.svelte')),
  rules: () => import('./pages/Rules.svelte'),
  lesson: () => told('dialogs', told('lesson', import('./pages/Lesson.svelte'))),
  about: () => told('dialogs', told('lesson', import('./pages/About.svelte'))),
  variants: () => told('after', told('setup', told('variants', import('./pages/Variants.svelte')))),
  variant: () => told('dialogs', told('setup', told('variants', import('./pages/VariantPage.svelte')))),
  settings: () => told('settings', import('./pages/Settings.svelte')),
  duplicate: () => told('variants', told('today', told('duplicate', import('./pages/Duplicate.svelte')))),
  today: () => told('today', import('./duplicate/FrontTodays.svelte')),
  duplicateEvent: () => told('variants', told('duplicate', import('./pages/DuplicateEvent.svelte'))),
  duplicateRun: () => told('variants', told('duplicate', import('./pages/DuplicateRun.svelte'))),
  duplicateDesk: () => told('variants', told('duplicate', told('desk', import('./pages/DuplicateDesk.svelte')))),
  duplicateScreen: () => told('variants', told('duplicate', told('desk', import('./pages/DuplicateScreen.svelte')))),
  duplicateSlips: () => told('variants', told('duplicate', told('desk', import('./pages/DuplicateSlips.svelte')))),
  sheet: () => import('./pages/ScoreSheet.svelte'),
  components: () => import('./pages/Components.svelte'),
  missing: () => import('./pages/Missing.svelte'),
  embed: () => import('./pages/Embed.svelte'),
  games: () => told('variants', told('after', import('./pages/Games.svelte'))),
  replay: () => told('after', import('./pages/Replay.svelte')),
  player: () => told('variants', told('after', told('talk', import('./pages/Player.svelte')))),
  end: () => told('dialogs', told('after', import('./components/EndPanel.svelte'))),
  sums: () => told('after', import('./components/GameSums.svelte')),
} as const satisfies Record<Route['page'], () => Promise<unknown>> & Record<string, () => Promise<unknown>>;
