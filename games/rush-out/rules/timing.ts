import { after, type EarlyPolicy, later, type Millis, type Seat, toMillis } from '@tablee/kernel';
import type { RushCommand, RushTable, RushTypes, Tempo } from './types.ts';

/** RO-A17: how long after a roll the next one may come, and after any action any other. */
interface Pace {
  readonly roll: number;
  readonly other: number;
}

const PACES: Readonly<Record<Tempo, Pace>> = {
  calm: { roll: 1_500, other: 400 },
  normal: { roll: 900, other: 200 },
  frantic: { roll: 500, other: 100 },
};

/** Time to look at the cards before the sorcerer may begin (RO-A69). */
export const LOOK_MS = 5_000;
/** RO-A69: after so long the dice of a sorcerer who has not begun are rolled for him. */
export const SIGNAL_MS = 15_000;
/** RO-A70: between a completion and what follows from it, for both camps. */
export const PAUSE_MS = 600;
/** RO-A66. */
export const AIM_MS = 4_000;
/** RO-A68: two a second. */
export const PING_MS = 500;
/** A tap that comes so little early is played when it may be. */
const EARLY_MS = 200;

export function paceOf({ tempo }: { readonly tempo: Tempo }): Pace {
  return PACES[tempo];
}

export function readyAt(table: RushTable, seat: Seat, command: RushCommand['do']): Millis {
  const { roll, other } = paceOf(table.options);
  if (command === 'ping') return since(table.pingedAt[seat], PING_MS);
  const free = since(table.actedAt[seat], other);
  return command === 'roll' ? later(since(table.rolledAt[seat], roll), free) : free;
}

function since(at: Millis | null | undefined, ms: number): Millis {
  return at == null ? toMillis(0) : after(at, ms);
}

/**
 * Three dice are often tapped faster than the pace lets them be placed: the third waits for the second, so twice the pace is
 * kept. A second roll, choice or call takes the place of the first.
 */
export const rushEarly: EarlyPolicy<RushTypes> = {
  windowMs: ({ options }) => Math.max(EARLY_MS, 2 * paceOf(options).other),
  kindOf: (command) => ('die' in command && command.do !== 'aim' ? `die ${command.die}` : command.do),
};
