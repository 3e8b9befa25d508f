/** 0 for no limit. */
export interface CrowdLimits {
  readonly upgradesPerMinute: number;
  readonly socketsPerAddress: number;
}

const MINUTE_MS = 60_000;

interface AddressCounts {
  open: number;
  upgrades: number;
  /** Start of the minute in which `upgrades` are counted. */
  since: number;
}

/** Counts the sockets that each address opens and has open. */
export class Crowd {
  readonly #limits: CrowdLimits;
  readonly #comers = new Map<string, AddressCounts>();
  #clearedAt = 0;

  constructor(limits: CrowdLimits) {
    this.#limits = limits;
  }

  /** Number of addresses held in memory. */
  get size(): number {
    return this.#comers.size;
  }

  /** Share of one open socket in an amount for the whole address. */
  shareOf(address: string, all: number): number {
    return all / Math.max(1, this.#comers.get(address)?.open ?? 0);
  }

  /** Returns a function to call when the socket closes; null if the address opens sockets too often or has too many. */
  enter(address: string, now: number): (() => void) | null {
    this.#forgetOld(now);
    const comer = this.#comers.get(address) ?? { open: 0, upgrades: 0, since: now };
    this.#comers.set(address, comer);
    if (now - comer.since >= MINUTE_MS) Object.assign(comer, { upgrades: 0, since: now });
    comer.upgrades += 1;
    const { upgradesPerMinute, socketsPerAddress } = this.#limits;
    if (isMore(comer.upgrades, upgradesPerMinute) || isMore(comer.open + 1, socketsPerAddress)) return null;
    comer.open += 1;
    return () => {
      comer.open -= 1;
    };
  }

  #forgetOld(now: number): void {
    if (now - this.#clearedAt < MINUTE_MS) return;
    this.#clearedAt = now;
    for (const [address, { open, since }] of this.#comers) {
      if (open === 0 && now - since >= MINUTE_MS) this.#comers.delete(address);
    }
  }
}

function isMore(count: number, limit: number): boolean {
  return limit > 0 && count > limit;
}
