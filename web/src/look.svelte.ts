/** How the page looks, as the visitor chose; without a choice as the system wishes. */

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONTRASTS = ['system', 'normal', 'more'] as const;
/** A board to look at, or the same game as text to listen to. */
export const VIEWS = ['board', 'speech'] as const;
export type Theme = (typeof THEMES)[number];
export type Contrast = (typeof CONTRASTS)[number];
export type View = (typeof VIEWS)[number];

const STORED = 'crossglot.look';

interface Look {
  theme: Theme;
  contrast: Contrast;
  view: View;
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
  };
}

const look = $state(lookOf(localStorage.getItem(STORED)));
const wishesContrast = matchMedia('(prefers-contrast: more)');

function show(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = look.theme;
  dataset['contrast'] = look.contrast === 'system' ? (wishesContrast.matches ? 'more' : 'normal') : look.contrast;
}

wishesContrast.addEventListener('change', show);

export const currentLook = (): Readonly<Look> => look;

/** Changes the look, now and for later visits. */
export function setLook(change: Partial<Look>): void {
  Object.assign(look, change);
  localStorage.setItem(STORED, JSON.stringify(look));
  show();
}

show();
