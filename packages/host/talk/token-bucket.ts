/** `burst` tokens at once, then one every `everyMs`. */
export interface Allowance {
  readonly burst: number;
  readonly everyMs: number;
}

/** Tokens at one moment; null for a full bucket. */
export type Bucket = { readonly left: number; readonly at: number } | null;

/** `now` is monotonic: after a wall clock is set back, nothing would be refilled until it caught up. */
export function refilled(bucket: Bucket, { burst, everyMs }: Allowance, now: number): number {
  return bucket === null ? burst : Math.min(burst, bucket.left + Math.max(0, now - bucket.at) / everyMs);
}

/** The bucket after taking `cost` tokens; null if it has fewer. */
export function takeFrom(bucket: Bucket, allowance: Allowance, now: number, cost = 1): Bucket {
  const left = refilled(bucket, allowance, now);
  return left < cost ? null : { left: left - cost, at: now };
}

export class TokenBucket {
  readonly #allowance: Allowance;
  #bucket: Bucket = null;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** False if the bucket has too few tokens. */
  take(now: number, cost = 1): boolean {
    const after = takeFrom(this.#bucket, this.#allowance, now, cost);
    if (after !== null) this.#bucket = after;
    return after !== null;
  }
}

/** Token buckets by key. A full bucket is evicted. */
export class Allowances {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();
  #forgotAt = 0;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** False if the bucket has too few tokens. */
  take(name: string, now: number, cost = 1): boolean {
    this.#forget(now);
    const after = takeFrom(this.#buckets.get(name) ?? null, this.#allowance, now, cost);
    if (after !== null) this.#buckets.set(name, after);
    return after !== null;
  }

  /** Takes tokens without a check; the bucket may become negative. */
  charge(name: string, now: number, cost: number): void {
    this.#forget(now);
    const left = refilled(this.#buckets.get(name) ?? null, this.#allowance, now);
    this.#buckets.set(name, { left: left - cost, at: now });
  }

  isOverdrawn(name: string, now: number): boolean {
    return refilled(this.#buckets.get(name) ?? null, this.#allowance, now) < 0;
  }

  /** Returns unused tokens. */
  giveBack(name: string, now: number, cost: number): void {
    const left = refilled(this.#buckets.get(name) ?? null, this.#allowance, now);
    this.#buckets.set(name, { left: Math.min(this.#allowance.burst, left + cost), at: now });
  }

  /** Evicts full buckets now and then: doing so on every call would cost more with every key. */
  #forget(now: number): void {
    const { burst, everyMs } = this.#allowance;
    if (now - this.#forgotAt < everyMs) return;
    this.#forgotAt = now;
    for (const [known, bucket] of this.#buckets) {
      if (refilled(bucket, this.#allowance, now) >= burst) this.#buckets.delete(known);
    }
  }
}
