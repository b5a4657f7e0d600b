/** A board larger than its frame: it is panned with a mouse, and by a tile that is carried to the frame's edge. */
import { SLACK, swallowClick } from './drag.svelte';

/** How near the edge of the frame a carried tile pushes the board, and by how much in a frame of time; in pixels. */
const RIM = 36;
const PUSH = 7;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How far the board moves under a tile that is carried at `x`, `y`: nothing in the middle and outside of the frame. */
export function pushAt({ left, right, top, bottom }: Box, x: number, y: number): { readonly x: number; readonly y: number } {
  if (x < left || x > right || y < top || y > bottom) return { x: 0, y: 0 };
  const towards = (at: number, low: number, high: number): number => (at - low < RIM ? -PUSH : high - at < RIM ? PUSH : 0);
  return { x: towards(x, left, right), y: towards(y, top, bottom) };
}

/** Pushes the board for as long as a tile is carried there; gives what ends that. */
export function pushWhileCarried(frame: HTMLElement, x: number, y: number): () => void {
  const { x: across, y: down } = pushAt(frame.getBoundingClientRect(), x, y);
  if (across === 0 && down === 0) return () => {};
  let next = 0;
  const push = (): void => {
    frame.scrollBy(across, down);
    next = requestAnimationFrame(push);
  };
  next = requestAnimationFrame(push);
  return () => cancelAnimationFrame(next);
}

/** Lets a mouse take hold of the board and move it; a finger does so by itself. */
export function panByMouse(frame: HTMLElement, event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  if (frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight) return;
  const held = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  let moved = false;
  const move = ({ clientX, clientY }: PointerEvent): void => {
    moved ||= Math.hypot(clientX - held.x, clientY - held.y) > SLACK;
    if (moved) frame.scrollTo(held.left + held.x - clientX, held.top + held.y - clientY);
  };
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (moved) swallowClick();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
