import { after, type EarlyPolicy, later, type Millis, type Seat, toMillis } from '@tablee/kernel';
import type { CommandPace } from './modules/contract.ts';
import { specOf } from './modules/installed.ts';
import type { RushCommand, RushTable, RushTypes, Tempo } from './types.ts';

/** RO-A17: minimum milliseconds from a roll to the next one, and from any action to any other command. */
interface TempoPace {
  readonly roll: number;
  readonly other: number;
}

const PACES_MS: Readonly<Record<Tempo, TempoPace>> = {
  calm: { roll: 1_500, other: 400 },
  normal: { roll: 900, other: 200 },
  frantic: { roll: 500, other: 100 },
};

/** RO-A69: time to look at the cards before the sorcerer may begin. */
export const LOOK_MS = 5_000;
/** RO-A69: after this time a sorcerer who has not begun rolls automatically. */
export const MAX_SIGNAL_WAIT_MS = 15_000;
/** RO-A70: from a completion to its effects, for both camps. */
export const EFFECT_DELAY_MS = 600;
/** RO-A66: time to choose a target. */
export const TARGET_CHOICE_MS = 4_000;
/** RO-A78: time to choose the die for a whirlwind. */
export const LOCK_CHOICE_MS = 2_000;
/** RO-A72: rest after a round, unless everybody is ready earlier. */
export const RESULT_MS = 15_000;
/** RO-A68: minimum interval between pings. */
export const MIN_PING_INTERVAL_MS = 500;
/** Minimum window in which early commands are queued instead of refused. */
const MIN_EARLY_WINDOW_MS = 200;

export function paceOf({ tempo }: { readonly tempo: Tempo }): TempoPace {
  return PACES_MS[tempo];
}

function actionReadyAt(table: RushTable, seat: Seat): Millis {
  return msAfter(table.actedAt[seat], paceOf(table.options).other);
}

/** RO-A17: pace of rolls. */
export const ROLL_PACE: CommandPace = {
  rule: 'RO-A17',
  readyAt: (table, seat) =>
    later(msAfter(table.rolledAt[seat], paceOf(table.options).roll), actionReadyAt(table, seat)),
};
/** RO-A17: pace of all other actions. */
export const ACTION_PACE: CommandPace = { rule: 'RO-A17', readyAt: actionReadyAt };
/** RO-A68: pings do not use the pace of actions. */
export const PING_PACE: CommandPace = {
  rule: 'RO-A68',
  readyAt: (table, seat) => msAfter(table.pingedAt[seat], MIN_PING_INTERVAL_MS),
};

/** RO-A17: starts the pace of this seat again. */
export function noteAction<T extends RushTable>(table: T, seat: Seat, at: Millis): T {
  return { ...table, actedAt: table.actedAt.with(seat, at) };
}

export function readyAt(table: RushTable, seat: Seat, kind: RushCommand['do']): Millis {
  return specOf(kind).pace.readyAt(table, seat);
}

function msAfter(at: Millis | null | undefined, ms: number): Millis {
  return at == null ? toMillis(0) : after(at, ms);
}

/**
 * Three dice are often tapped faster than the pace allows: the third waits for the second, so the window is at least
 * twice the pace. A later roll, choice or ping replaces a queued one of the same kind.
 */
export const rushEarly: EarlyPolicy<RushTypes> = {
  windowMs: ({ options }) => Math.max(MIN_EARLY_WINDOW_MS, 2 * paceOf(options).other),
  kindOf: (command) => specOf(command.do).earlyKind?.(command) ?? command.do,
};
