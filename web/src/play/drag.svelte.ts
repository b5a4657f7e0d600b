/** Carrying a tile with the pointer, by mouse or touch, from the rack or the board to either. */

export interface Carried {
  readonly key: number;
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
}

export interface Landing {
  onsquare(key: number, square: number): void;
  /** At a slot of the rack, counted from 0. */
  onrack(key: number, index: number): void;
}

/** Pixels that a hand may tremble before a tap becomes a drag. */
export const SLACK = 6;
/** The same for a finger on a tile that lies: moving that one has to be meant. */
const FIRM_SLACK = 14;
/** How far above the finger a carried tile hangs, so that it can be seen. */
export const LIFT = 44;

export class Drag {
  carried: Carried | null = $state.raw(null);
  target: number | null = $state(null);
  private release = (): void => {};

  constructor(private readonly landing: Landing) {}

  /** A pointer went down on a tile: a drag begins once it has moved far enough, farther for one that `lies`. */
  begin(event: PointerEvent, key: number, tile: number, lies = false): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.release();
    const touch = event.pointerType !== 'mouse';
    const slack = touch && lies ? FIRM_SLACK : SLACK;
    const start = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent): void => {
      const far = Math.hypot(moved.clientX - start.x, moved.clientY - start.y) > slack;
      if (this.carried === null && !far) return;
      this.carried = { key, tile, x: moved.clientX, y: moved.clientY - (touch ? LIFT : 0), touch };
      this.target = squareUnder(this.carried.x, this.carried.y);
    };
    const end = (ended: PointerEvent): void => {
      const carried = this.carried;
      this.release();
      if (carried === null || ended.type === 'pointercancel') return;
      swallowClick();
      this.drop(carried);
    };
    // A quick drag would else leave a fling behind, which swallows the next tap.
    const still = (moved: TouchEvent): void => moved.preventDefault();
    addEventListener('touchmove', still, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    this.release = () => {
      removeEventListener('touchmove', still);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      this.carried = this.target = null;
      this.release = () => {};
    };
  }

  private drop({ key, x, y }: Carried): void {
    const square = squareUnder(x, y);
    if (square !== null) this.landing.onsquare(key, square);
    else this.landing.onrack(key, slotNear(x));
  }
}

function squareUnder(x: number, y: number): number | null {
  const square = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]');
  return square ? Number(square.dataset['square']) : null;
}

/** The slot whose middle is nearest. */
function slotNear(x: number): number {
  const away = [...document.querySelectorAll('[data-rack] [data-slot]')].map((slot) => {
    const box = slot.getBoundingClientRect();
    return Math.abs(x - box.left - box.width / 2);
  });
  return away.indexOf(Math.min(...away));
}

/** The click that a browser sends after a drag is not a tap. */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
