/** The pages, each a chunk of its own: a game needs no front page. */
export const fetchPage = {
  front: () => import('./pages/Front.svelte'),
  game: () => import('./pages/GamePage.svelte'),
} as const;
