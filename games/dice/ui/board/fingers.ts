interface Point {
  readonly x: number;
  readonly y: number;
}

/** Actions of fingers on the felt, except panning, which the browser does. */
export interface FingerActions {
  readonly isCarrying: () => boolean;
  /** Pinch zoom by this factor around a point of the window. */
  readonly zoomBy: (factor: number, at: Point) => void;
  /** A second finger pans while the first one carries a die. */
  readonly panBy: (x: number, y: number) => void;
}

/** Wheel distance in px for a zoom factor of e. */
const WHEEL_PX_PER_E = 300;

/** Listens to touches and the wheel until the signal aborts. */
export function listenToFingers(felt: HTMLElement, actions: FingerActions, signal: AbortSignal): void {
  const pan = panning(actions);
  const pinch = pinching(actions);
  const onMove = (event: TouchEvent): void => {
    const isMeant = actions.isCarrying() ? pan.move(event) : pinch.move(event);
    if (isMeant) event.preventDefault();
  };
  const onEnd = (): void => {
    pan.end();
    pinch.end();
  };
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    actions.zoomBy(Math.exp(-event.deltaY / WHEEL_PX_PER_E), { x: event.clientX, y: event.clientY });
  };
  felt.addEventListener('touchstart', pan.start, { signal, passive: true });
  felt.addEventListener('touchmove', onMove, { signal, passive: false });
  felt.addEventListener('touchend', onEnd, { signal });
  felt.addEventListener('touchcancel', onEnd, { signal });
  felt.addEventListener('wheel', onWheel, { signal, passive: false });
}

function panning({ isCarrying, panBy }: FingerActions) {
  let last: Touch | null = null;
  return {
    start: ({ changedTouches }: TouchEvent): void => {
      last = isCarrying() ? (changedTouches[0] ?? null) : null;
    },
    move: ({ touches }: TouchEvent): boolean => {
      const touch = [...touches].find(({ identifier }) => identifier === last?.identifier);
      if (touch === undefined || last === null) return false;
      panBy(last.clientX - touch.clientX, last.clientY - touch.clientY);
      last = touch;
      return true;
    },
    end: (): void => {
      last = null;
    },
  };
}

function pinching({ zoomBy }: FingerActions) {
  let apart: number | null = null;
  return {
    move: ({ touches }: TouchEvent): boolean => {
      const [one, other] = touches;
      if (touches.length !== 2 || one === undefined || other === undefined) return false;
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (apart !== null) {
        zoomBy(distance / apart, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
      }
      apart = distance;
      return true;
    },
    end: (): void => {
      apart = null;
    },
  };
}
