/** Answers that the server wrote into the page, because the page would ask for them first. */

/** The answer that came with the page; undefined when there is none, or when it was taken before: it grows old. */
export function foretold(path: string): unknown {
  const written = document.querySelector(`script[data-answer="${CSS.escape(path)}"]`);
  written?.remove();
  return written ? JSON.parse(written.textContent) : undefined;
}

/** Throws away what the first page did not ask for: on another one it would be old. */
export function forgetForetold(): void {
  for (const written of document.querySelectorAll('script[data-answer]')) written.remove();
}
