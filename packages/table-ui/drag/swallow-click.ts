/** Time in which the click at the end of a drag arrives. */
const CLICK_MS = 50;

/**
 * Stops the click that the browser makes of the release, on the element below. It comes before the next press; on a busy
 * page the timer may fire only after that press and its own click.
 */
export function swallowClick(page: EventTarget): void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  page.addEventListener('click', (event) => event.stopPropagation(), options);
  for (const kind of ['pointerdown', 'keydown']) page.addEventListener(kind, () => stop.abort(), options);
  setTimeout(() => stop.abort(), CLICK_MS);
}
