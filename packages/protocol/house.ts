import { type AnyGame, type OptionTable, type ReadOptions, readOptions } from '@tablee/kernel';
import * as z from 'zod/mini';

/** What a table agrees on besides the rules of its game. */
export interface HouseRules {
  /** How long a seat waits for a player who is away before a bot stands in. */
  readonly grace: 'short' | 'usual' | 'long';
  /** How long a turn may take; in games of turns only. */
  readonly clock: 'none' | 'relaxed' | 'brisk';
  /** Whether races are evened out between near and far. */
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
  .check(z.describe('What this table agrees on besides the rules of its game.'));

type Pace = AnyGame['traits']['pace'];

/** What is not said takes its default. */
export function readHouse(pace: Pace, raw: unknown): ReadOptions<HouseRules> {
  const read = readOptions(HOUSE, raw);
  if (!read.ok || pace === 'turns' || read.options.clock === 'none') return read;
  return { ok: false, option: 'clock', problem: 'not-a-choice' };
}

/** In match time. While a game of turns waits nobody misses anything; in real time the others play on. */
const GRACE_MS: Readonly<Record<Pace, Readonly<Record<HouseRules['grace'], number>>>> = {
  turns: { short: 15_000, usual: 45_000, long: 180_000 },
  realtime: { short: 5_000, usual: 10_000, long: 30_000 },
};

export function graceMs(pace: Pace, { grace }: HouseRules): number {
  return GRACE_MS[pace][grace];
}

/** What a seat has for each turn, and for all turns that take longer. */
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
