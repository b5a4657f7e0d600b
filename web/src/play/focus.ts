/** The title of the page gets the focus where nothing has it: what had it is gone, or another page has come. */
export function focusTitle(): void {
  if (document.activeElement !== document.body) return;
  const place = document.querySelector('h1') ?? document.getElementById('main');
  if (place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
