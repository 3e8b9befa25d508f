import { after, type EarlyPolicy, type Millis, type Seat } from '@tablee/kernel';
import type { RuckusCommand, RuckusOptions, RuckusState, RuckusTypes, RuckusView, Tempo } from './types.ts';

/** RK-A14: minimum time between a player's last action and the next one, in ms. */
interface MinIntervals {
  readonly draw: number;
  readonly other: number;
}

const MIN_INTERVALS_MS: Readonly<Record<Tempo, MinIntervals>> = {
  calm: { draw: 1_200, other: 600 },
  normal: { draw: 700, other: 350 },
  frantic: { draw: 400, other: 150 },
  patient: { draw: 1_200, other: 600 },
};

/** RK-3: time to look at the hand before the start. */
export const COUNTDOWN_MS = 5_000;
/** Time for which the score sheet is shown between two rounds. */
export const SHEET_MS = 15_000;
/** RK-A5: time until a pair is laid automatically. */
export const AUTO_LAY_AFTER_MS = 2_500;
/** RK-A4: time until an empty hand calls automatically. */
export const AUTO_CALL_AFTER_MS = 3_000;
/** RK-A13: time without an action that starts the stall countdown; STALL_COUNTDOWN_MS later the round ends. */
export const STALL_STARTS_AFTER_MS = 15_000;
export const STALL_COUNTDOWN_MS = 10_000;

interface Waits {
  readonly countdown: number;
  readonly sheet: number;
  readonly quiet: number;
  /** The same with an empty draw pile, when possibly no player wants to act. */
  readonly quietAtLast: number;
  readonly stall: number;
}

const USUAL_WAITS_MS: Waits = {
  countdown: COUNTDOWN_MS,
  sheet: SHEET_MS,
  quiet: STALL_STARTS_AFTER_MS,
  quietAtLast: STALL_STARTS_AFTER_MS,
  stall: STALL_COUNTDOWN_MS,
};
/** RK-A25: long enough for everybody; players who need no time say that they are ready. */
const PATIENT_WAITS_MS: Waits = {
  countdown: 30_000,
  sheet: 120_000,
  quiet: 600_000,
  quietAtLast: 120_000,
  stall: 60_000,
};

export function waitsOf({ tempo }: RuckusOptions): Waits {
  return tempo === 'patient' ? PATIENT_WAITS_MS : USUAL_WAITS_MS;
}

export function readyAt(table: RuckusState | RuckusView, seat: Seat, command: RuckusCommand['do']): Millis {
  const acted = table.actedAt[seat] ?? null;
  const pace = MIN_INTERVALS_MS[table.options.tempo];
  return acted === null ? (0 as Millis) : after(acted, command === 'draw' ? pace.draw : pace.other);
}

/** Commands for the same family replace each other: a card sent to another pile or tapped twice is played once. */
export const ruckusEarly: EarlyPolicy<RuckusTypes> = {
  windowMs: () => 500,
  kindOf: (command) => ('family' in command ? command.family : command.do),
};

export function autoLayAt(table: RuckusState | RuckusView, seat: Seat): Millis | null {
  const since = table.pairSince[seat] ?? null;
  return since === null ? null : after(since, table.options.autoForm ? 0 : AUTO_LAY_AFTER_MS);
}

export function autoCallAt(table: RuckusState | RuckusView, seat: Seat): Millis | null {
  const since = table.emptySince[seat] ?? null;
  return since === null ? null : after(since, table.options.autoCall ? 0 : AUTO_CALL_AFTER_MS);
}

export function stallStepAt(table: RuckusState | RuckusView): Millis {
  const { quiet, quietAtLast, stall } = waitsOf(table.options);
  const left = typeof table.deck === 'number' ? table.deck : table.deck.length;
  const calm = left === 0 ? quietAtLast : quiet;
  return after(table.quietSince, table.stalling ? calm + stall : calm);
}
