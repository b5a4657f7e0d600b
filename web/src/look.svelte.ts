/** How the page looks, as the visitor chose; without a choice as the system wishes. */

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONTRASTS = ['system', 'normal', 'more'] as const;
/** A board to look at, or the same game as text to listen to. */
export const VIEWS = ['board', 'speech'] as const;
/** Tiles as large as the whole board allows, or two to three times as large on a board that is panned. */
export const SIZES = ['normal', 'large'] as const;
export const SOUNDS = ['off', 'on'] as const;
/** How squares are called: as the edition does it, or always one way. */
export const COORDINATES = ['edition', 'numbered-rows', 'lettered-rows'] as const;
/** Whether a single letter asks a question in the view to listen to, outside of its line (WCAG 2.1.4). */
export const LETTERS = ['on', 'off'] as const;
/** What board and tiles are made of; all but the first are as documents print theirs (`style/boards.css`). */
export const BOARDS = ['mosaic', 'leaflet', 'linen', 'rose', 'aegean'] as const;
export type Board = (typeof BOARDS)[number];
export type Theme = (typeof THEMES)[number];
export type Contrast = (typeof CONTRASTS)[number];
export type View = (typeof VIEWS)[number];
export type Size = (typeof SIZES)[number];
export type Sound = (typeof SOUNDS)[number];
export type Letters = (typeof LETTERS)[number];
export type Coordinates = (typeof COORDINATES)[number];

const STORED = 'crossglot.look';

interface Look {
  theme: Theme;
  contrast: Contrast;
  view: View;
  size: Size;
  sound: Sound;
  coordinates: Coordinates;
  letters: Letters;
  board: Board;
}

/** What was stored, as far as it is a look. */
export function lookOf(stored: string | null): Look {
  let kept: Partial<Record<keyof Look, unknown>> = {};
  try {
    kept = (JSON.parse(stored ?? '{}') ?? {}) as typeof kept;
  } catch {
    // Somebody else wrote there.
  }
  return {
    theme: THEMES.find((theme) => theme === kept.theme) ?? 'system',
    contrast: CONTRASTS.find((contrast) => contrast === kept.contrast) ?? 'system',
    view: VIEWS.find((view) => view === kept.view) ?? 'board',
    size: SIZES.find((size) => size === kept.size) ?? 'normal',
    sound: SOUNDS.find((sound) => sound === kept.sound) ?? 'off',
    coordinates: COORDINATES.find((coordinates) => coordinates === kept.coordinates) ?? 'edition',
    letters: LETTERS.find((letters) => letters === kept.letters) ?? 'on',
    board: BOARDS.find((board) => board === kept.board) ?? 'mosaic',
  };
}

const look = $state(lookOf(localStorage.getItem(STORED)));
const wishesContrast = matchMedia('(prefers-contrast: more)');

/** Once it is fulfilled, the chosen board can be shown: before that one would see ours, and then another. */
export let boardThere: Promise<unknown> = Promise.resolve();

function show(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = look.theme;
  dataset['size'] = look.size;
  dataset['board'] = look.board;
  if (look.board !== 'mosaic') boardThere = fetchBoards();
  dataset['contrast'] = look.contrast === 'system' ? (wishesContrast.matches ? 'more' : 'normal') : look.contrast;
}

/** Most visitors play on our own board, and do not fetch the others; it stays where they cannot be had. */
export const fetchBoards = (): Promise<unknown> => import('./style/boards.css').catch(() => undefined);

wishesContrast.addEventListener('change', show);

export const currentLook = (): Readonly<Look> => look;

/** Changes the look, now and for later visits. */
export function setLook(change: Partial<Look>): void {
  Object.assign(look, change);
  localStorage.setItem(STORED, JSON.stringify(look));
  show();
}

show();
