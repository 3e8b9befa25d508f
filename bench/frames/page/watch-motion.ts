interface WatchOptions {
  /** What is to happen, for whoever reads that it did not. */
  readonly label: string;
  /** For how long nothing moves before it. */
  readonly quietMs: number;
  /** What has not come to its end by then never will. */
  readonly timeoutMs: number;
}

/** Follows from the moment when it is there; `seen` are the times of the frames, once all has come to rest again. */
interface MotionWatch {
  readonly frameTimes: Promise<number[]>;
}

/**
 * The frames in which something moves, and no others: a table that stands still is drawn smoothly however slow it is.
 * Runs in a page, also where it is sent there as text: it cannot use anything from outside.
 */
export async function watchMotion({ label, quietMs, timeoutMs }: WatchOptions): Promise<MotionWatch> {
  /** A ring that counts down and a glow that never ends are no motion of this kind. */
  const MAX_MOTION_MS = 2_000;
  /** A table is drawn in one frame, its flights set out in the next, and are seen in the one after that: drawing counts. */
  const FRAMES_BEFORE = 2;
  const from = performance.now();
  const isMotion = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) <= MAX_MOTION_MS;
  const moving = (): Animation[] => document.getAnimations().filter(isMotion);
  const frame = async (otherwise: string): Promise<number> => {
    const now = await new Promise<number>(requestAnimationFrame);
    if (performance.now() - from > timeoutMs) throw new Error(`${label}: ${otherwise}`);
    return now;
  };
  const still = async (): Promise<number[]> => {
    const times: number[] = [];
    while (times.length <= FRAMES_BEFORE || (times.at(-1) as number) - (times[0] as number) < quietMs) {
      times.push(await frame('it was never still before'));
      if (moving().length > 0) times.length = 0;
    }
    return times.slice(-FRAMES_BEFORE);
  };
  /** What sets out later, when the first things have arrived, counts too. */
  const untilStill = async (): Promise<void> => {
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map((one) => one.finished));
  };
  /** What is over before the next frame has moved too, and is not running in any frame. */
  const detectStart = (): { hasSetOut: boolean } => {
    const heard = { hasSetOut: false };
    const { prototype } = Element;
    const animate = Reflect.get(prototype, 'animate');
    prototype.animate = function (this: Element, ...how) {
      const animation = animate.apply(this, how);
      if (isMotion(animation)) {
        heard.hasSetOut = true;
        prototype.animate = animate;
      }
      return animation;
    };
    return heard;
  };
  const follow = async (before: readonly number[]): Promise<number[]> => {
    const heard = detectStart();
    let times = [...before];
    do times = [...times.slice(-FRAMES_BEFORE), await frame('nothing moved')];
    while (!heard.hasSetOut && moving().length === 0);
    const all = { areOver: false };
    void untilStill().then(() => (all.areOver = true));
    while (!all.areOver) times.push(await frame('it never came to rest'));
    return times;
  };
  const before = await still();
  return { frameTimes: follow(before) };
}
