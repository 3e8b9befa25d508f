/** `burst` of something at once, then one more every `everyMs`. */
export interface Allowance {
  readonly burst: number;
  readonly everyMs: number;
}

/** What is left of an allowance at one moment; null for somebody who has taken nothing yet. */
export type Bucket = { readonly left: number; readonly at: number } | null;

/** `now` is monotonic: with a wall clock that is set back, nothing would be refilled until it caught up. */
export function refilled(bucket: Bucket, { burst, everyMs }: Allowance, now: number): number {
  return bucket === null ? burst : Math.min(burst, bucket.left + Math.max(0, now - bucket.at) / everyMs);
}

/** The bucket after so much more was taken; null where that is too much. */
export function takeFrom(bucket: Bucket, allowance: Allowance, now: number, cost = 1): Bucket {
  const left = refilled(bucket, allowance, now);
  return left < cost ? null : { left: left - cost, at: now };
}

/** The allowance of one. */
export class TokenBucket {
  readonly #allowance: Allowance;
  #bucket: Bucket = null;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** False where it is too much. */
  take(now: number, cost = 1): boolean {
    const after = takeFrom(this.#bucket, this.#allowance, now, cost);
    if (after !== null) this.#bucket = after;
    return after !== null;
  }
}

/** Allowances by the name of the taker. A taker who has all of theirs again is forgotten. */
export class Allowances {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();
  #forgotAt = 0;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** False where it is too much. */
  take(name: string, now: number, cost = 1): boolean {
    this.#forget(now);
    const after = takeFrom(this.#buckets.get(name) ?? null, this.#allowance, now, cost);
    if (after !== null) this.#buckets.set(name, after);
    return after !== null;
  }

  /** What was taken without asking; more than there is makes a debt. */
  charge(name: string, now: number, cost: number): void {
    this.#forget(now);
    const left = refilled(this.#buckets.get(name) ?? null, this.#allowance, now);
    this.#buckets.set(name, { left: left - cost, at: now });
  }

  isOverdrawn(name: string, now: number): boolean {
    return refilled(this.#buckets.get(name) ?? null, this.#allowance, now) < 0;
  }

  /** What was taken and not used. */
  giveBack(name: string, now: number, cost: number): void {
    const left = refilled(this.#buckets.get(name) ?? null, this.#allowance, now);
    this.#buckets.set(name, { left: Math.min(this.#allowance.burst, left + cost), at: now });
  }

  /** Not on every call: that would cost more the more takers there are. */
  #forget(now: number): void {
    const { burst, everyMs } = this.#allowance;
    if (now - this.#forgotAt < everyMs) return;
    this.#forgotAt = now;
    for (const [known, bucket] of this.#buckets) {
      if (refilled(bucket, this.#allowance, now) >= burst) this.#buckets.delete(known);
    }
  }
}
