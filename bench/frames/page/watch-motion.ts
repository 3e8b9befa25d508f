interface Watching {
  /** What is to happen, for whoever reads that it did not. */
  readonly told: string;
  /** For how long nothing moves before it. */
  readonly restMs: number;
  /** What has not come to its end by then never will. */
  readonly mostMs: number;
}

/** Follows from the moment when it is there; `seen` are the times of the frames, once all has come to rest again. */
interface Followed {
  readonly seen: Promise<number[]>;
}

/**
 * The frames in which something moves, and no others: a table that stands still is drawn smoothly however slow it is.
 * Runs in a page, also where it is sent there as text: it cannot use anything from outside.
 */
export async function watchMotion({ told, restMs, mostMs }: Watching): Promise<Followed> {
  /** A ring that counts down and a glow that never ends are no motion of this kind. */
  const LONGEST_MS = 2_000;
  /** A table is drawn in one frame, its flights set out in the next, and are seen in the one after that: drawing counts. */
  const BEFORE = 2;
  const from = performance.now();
  const isMotion = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) <= LONGEST_MS;
  const moving = (): Animation[] => document.getAnimations().filter(isMotion);
  const frame = async (otherwise: string): Promise<number> => {
    const now = await new Promise<number>(requestAnimationFrame);
    if (performance.now() - from > mostMs) throw new Error(`${told}: ${otherwise}`);
    return now;
  };
  const still = async (): Promise<number[]> => {
    const times: number[] = [];
    while (times.length <= BEFORE || (times.at(-1) as number) - (times[0] as number) < restMs) {
      times.push(await frame('it was never still before'));
      if (moving().length > 0) times.length = 0;
    }
    return times.slice(-BEFORE);
  };
  /** What sets out later, when the first things have arrived, counts too. */
  const rest = async (): Promise<void> => {
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map((one) => one.finished));
  };
  /** What is over before the next frame has moved too, and is not running in any frame. */
  const hearSetOut = (): { hasSetOut: boolean } => {
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
    const heard = hearSetOut();
    let times = [...before];
    do times = [...times.slice(-BEFORE), await frame('nothing moved')];
    while (!heard.hasSetOut && moving().length === 0);
    const all = { areOver: false };
    void rest().then(() => (all.areOver = true));
    while (!all.areOver) times.push(await frame('it never came to rest'));
    return times;
  };
  const before = await still();
  return { seen: follow(before) };
}
