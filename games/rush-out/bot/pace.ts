import { type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { Millis, Rng, Seat } from '@tablee/kernel';
import { readyAt } from '../rules/timing.ts';
import type { RushCommand, RushView, Tempo } from '../rules/types.ts';

type ActionKind = 'read' | 'glance' | 'next' | 'again' | 'roll' | 'change' | 'aim' | 'ping' | 'signal';

/** Milliseconds at normal tempo until the player notices, and until the command is given. */
function pace(notice: number, act: number): HumanPace {
  return { notice: { middle: notice, scatter: 0.3 }, act: { middle: act, scatter: 0.25 }, perDistraction: 0 };
}

/** The same for both camps and all levels. */
const PACES_MS: Readonly<Record<ActionKind, HumanPace>> = {
  /** From a roll to its first die on a card. */
  read: pace(1_500, 450),
  /** To a die or a new roll, if the roll was read before and the table has changed. */
  glance: pace(500, 450),
  /** To the next die of the same roll. */
  next: pace(100, 450),
  /** From a roll without useful dice to the next roll. */
  again: pace(1_500, 300),
  /** From the last placement, or from returned dice, to the next roll. */
  roll: pace(400, 400),
  /** Until dice are taken back. */
  change: pace(700, 400),
  aim: pace(1_200, 450),
  ping: pace(100, 250),
  signal: pace(1_400, 300),
};

/** Time until a roll counts as read. */
const READ_MS = 1_500;

/** Factors of all delays. */
const TEMPO_FACTORS: Readonly<Record<Tempo, number>> = { calm: 1.4, normal: 1, frantic: 0.7 };

/** Delay of this command in milliseconds, not below the pace of the table. */
export function delayOf(view: RushView, seat: Seat, command: RushCommand, at: Millis, rng: Rng): number {
  const delay = Math.round(
    TEMPO_FACTORS[view.options.tempo] * humanDelay(PACES_MS[actionKindOf(view, seat, command, at)], rng),
  );
  return Math.max(delay, readyAt(view, seat, command.do) - at);
}

function actionKindOf(view: RushView, seat: Seat, command: RushCommand, at: Millis): ActionKind {
  if (view.phase === 'signal') return 'signal';
  switch (command.do) {
    case 'roll':
      return isFreshRoll(view, seat) ? readingKindOf(view, seat, at, 'again') : 'roll';
    case 'place':
      return view.rollSpot[seat] === null ? readingKindOf(view, seat, at, 'read') : 'next';
    case 'take':
    case 'clear':
      return 'change';
    case 'aim':
    case 'decline':
      return 'aim';
    case 'ping':
      return 'ping';
  }
}

/** True if the seat's last action was a roll. */
function isFreshRoll({ dice, rolledAt, actedAt }: RushView, seat: Seat): boolean {
  return rolledAt[seat] === actedAt[seat] && dice[seat]?.some(({ is }) => is === 'rolled') === true;
}

/** Full reading time for a fresh roll only. */
function readingKindOf({ rolledAt }: RushView, seat: Seat, at: Millis, first: ActionKind): ActionKind {
  return at - (rolledAt[seat] ?? at) < READ_MS ? first : 'glance';
}
