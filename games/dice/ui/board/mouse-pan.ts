/** Smaller movements are clicks. */
const PAN_PX = 6;

/** Elements with a drag of their own. */
const LIFTED = '[data-die], [data-line]';

/** Pans the felt with the mouse, except on draggable elements: a mouse has no second finger. */
export function listenToMouse(felt: HTMLElement, panBy: (x: number, y: number) => void, signal: AbortSignal): void {
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOn(event.target, LIFTED)) return;
    pull(event, panBy);
  };
  felt.addEventListener('pointerdown', onDown, { signal });
}

function isOn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function pull(from: PointerEvent, panBy: (x: number, y: number) => void): void {
  const stop = new AbortController();
  const { signal } = stop;
  let last = from;
  let isPulled = false;
  const onMove = (event: PointerEvent): void => {
    isPulled ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= PAN_PX;
    if (!isPulled) return;
    panBy(last.clientX - event.clientX, last.clientY - event.clientY);
    last = event;
  };
  const onUp = (): void => {
    stop.abort();
    if (isPulled) swallowClick();
  };
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onUp, { signal });
}

/** Suppresses the click after a pan, which would lay the chosen dice. */
function swallowClick(): void {
  const stop = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}
