interface WatchOptions {
  /** Names the motion in error messages. */
  readonly label: string;
  /** Time without motion before the watch is ready. */
  readonly quietMs: number;
  /** A motion that takes longer has hung. */
  readonly timeoutMs: number;
}

/** A watch that is ready. `frameTimes` resolves once everything is still again. */
interface MotionWatch {
  readonly frameTimes: Promise<number[]>;
}

/**
 * Times of the frames in which something moves: idle frames would hide slow ones. Runs in a page, and may be sent there
 * as text: may use nothing from outside.
 */
export async function watchMotion({ label, quietMs, timeoutMs }: WatchOptions): Promise<MotionWatch> {
  /** Longer animations are countdowns and endless glows. */
  const MAX_MOTION_MS = 2_000;
  /**
   * React draws the table in one frame, flights start in the next and are visible in the one after that: all three
   * count.
   */
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
  /** Waits for later animations too: some start when others have ended. */
  const untilStill = async (): Promise<void> => {
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map((one) => one.finished));
  };
  /** Catches animations that are over before the next frame. */
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
