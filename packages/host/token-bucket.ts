/** So many at once, then one every so often. */
export interface Allowance {
  readonly burst: number;
  readonly everyMs: number;
}

/** What is left of an allowance at one moment; null for somebody who has taken nothing yet. */
export type Bucket = { readonly left: number; readonly at: number } | null;

export function refilled(bucket: Bucket, { burst, everyMs }: Allowance, now: number): number {
  return bucket === null ? burst : Math.min(burst, bucket.left + (now - bucket.at) / everyMs);
}

/** The bucket after one more was taken; null where that is one too many. */
export function takeOne(bucket: Bucket, allowance: Allowance, now: number): Bucket {
  const left = refilled(bucket, allowance, now);
  return left < 1 ? null : { left: left - 1, at: now };
}

/** The allowance of one. */
export class TokenBucket {
  readonly #allowance: Allowance;
  #bucket: Bucket = null;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** False where it is one too many. */
  take(now: number): boolean {
    const after = takeOne(this.#bucket, this.#allowance, now);
    if (after !== null) this.#bucket = after;
    return after !== null;
  }
}

/** Allowances by the name of whoever takes. Whoever has all of theirs again is forgotten. */
export class Allowances {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** False where it is one too many. */
  take(name: string, now: number): boolean {
    for (const [known, bucket] of this.#buckets) {
      if (refilled(bucket, this.#allowance, now) >= this.#allowance.burst) this.#buckets.delete(known);
    }
    const after = takeOne(this.#buckets.get(name) ?? null, this.#allowance, now);
    if (after !== null) this.#buckets.set(name, after);
    return after !== null;
  }
}
