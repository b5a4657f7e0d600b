/** The pages, each a chunk of its own: a game needs no front page. */
export const fetchPage = {
  front: () => import('./pages/Front.svelte'),
  game: () => import('./pages/GamePage.svelte'),
  waiting: () => import('./pages/WaitingRoom.svelte'),
  speech: () => import('./pages/SpeechGame.svelte'),
  lobby: () => import('./pages/Lobby.svelte'),
  account: () => import('./pages/Account.svelte'),
  study: () => import('./pages/Study.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  settings: () => import('./pages/Settings.svelte'),
} as const;
