import { after, type EarlyPolicy, later, type Millis, type Seat, toMillis } from '@tablee/kernel';
import type { RushCommand, RushTable, RushTypes, Tempo } from './types.ts';

/** RO-A17: minimum milliseconds from a roll to the next one, and from any action to any other command. */
interface CommandPace {
  readonly roll: number;
  readonly other: number;
}

const PACES_MS: Readonly<Record<Tempo, CommandPace>> = {
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
/** RO-A68: minimum interval between pings. */
export const MIN_PING_INTERVAL_MS = 500;
/** Minimum window in which early commands are queued instead of refused. */
const MIN_EARLY_WINDOW_MS = 200;

export function paceOf({ tempo }: { readonly tempo: Tempo }): CommandPace {
  return PACES_MS[tempo];
}

export function readyAt(table: RushTable, seat: Seat, command: RushCommand['do']): Millis {
  const { roll, other } = paceOf(table.options);
  if (command === 'ping') return msAfter(table.pingedAt[seat], MIN_PING_INTERVAL_MS);
  const free = msAfter(table.actedAt[seat], other);
  return command === 'roll' ? later(msAfter(table.rolledAt[seat], roll), free) : free;
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
  kindOf: (command) => ('die' in command && command.do !== 'aim' ? `die ${command.die}` : command.do),
};
