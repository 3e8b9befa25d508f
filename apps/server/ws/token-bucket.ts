/** So many at once, and so many a second for ever. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

const SECOND_MS = 1000;
/** A burst may be so many seconds long: a device that comes back says at once what it could not say. */
const BURST_SECONDS = 3;
const UNCOUNTED = 1e9;

/** 0 does not count. */
export function paceOf(perSecond: number): Pace {
  const counted = perSecond === 0 ? UNCOUNTED : perSecond;
  return { burst: counted * BURST_SECONDS, perSecond: counted };
}

/** Fills at a steady pace; what finds it empty comes too fast. */
export class TokenBucket {
  readonly #pace: Pace;
  #left: number;
  #at: number;

  constructor(pace: Pace, now: number) {
    this.#pace = pace;
    this.#left = pace.burst;
    this.#at = now;
  }

  take(now: number): boolean {
    const { burst, perSecond } = this.#pace;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / SECOND_MS) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
