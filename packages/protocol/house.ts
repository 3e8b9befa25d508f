import { type AnyGame, type OptionTable, type ReadOptions, readOptions } from '@tablee/kernel';
import * as z from 'zod/mini';

/** Settings of a table that are not rules of its game. */
export interface HouseRules {
  /** Time until a bot stands in for a player who is away. */
  readonly grace: 'short' | 'usual' | 'long';
  /** Time per turn; only in games of turns. */
  readonly clock: 'none' | 'relaxed' | 'brisk';
  /** Compensates for latency in races. */
  readonly fair: boolean;
}

export const HOUSE: OptionTable<HouseRules> = {
  grace: { choices: ['usual', 'short', 'long'], default: 'usual' },
  clock: { choices: ['none', 'relaxed', 'brisk'], default: 'none' },
  fair: { choices: [true, false], default: true },
};

export const houseRules = z
  .strictObject({
    grace: z.enum(HOUSE.grace.choices),
    clock: z.enum(HOUSE.clock.choices),
    fair: z.boolean(),
  })
  .check(z.describe('Settings of this table that are not rules of its game.'));

type Pace = AnyGame['traits']['pace'];

/** Missing settings take their default. */
export function readHouse(pace: Pace, raw: unknown): ReadOptions<HouseRules> {
  const read = readOptions(HOUSE, raw);
  if (!read.ok || pace === 'turns' || read.options.clock === 'none') return read;
  return { ok: false, option: 'clock', problem: 'not-a-choice' };
}

/** Match time. Longer in games of turns, where nobody misses anything; in real time the others play on. */
const GRACE_MS: Readonly<Record<Pace, Readonly<Record<HouseRules['grace'], number>>>> = {
  turns: { short: 15_000, usual: 45_000, long: 180_000 },
  realtime: { short: 5_000, usual: 10_000, long: 30_000 },
};

export function graceMs(pace: Pace, { grace }: HouseRules): number {
  return GRACE_MS[pace][grace];
}

/** Time for each turn, and a bank for all turns that take longer. */
export interface TurnAllowance {
  readonly turnMs: number;
  readonly bankMs: number;
}

const ALLOWANCES: Readonly<Record<HouseRules['clock'], TurnAllowance | null>> = {
  none: null,
  relaxed: { turnMs: 60_000, bankMs: 0 },
  brisk: { turnMs: 20_000, bankMs: 60_000 },
};

export function turnAllowance({ clock }: HouseRules): TurnAllowance | null {
  return ALLOWANCES[clock];
}
