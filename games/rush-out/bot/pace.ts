import { type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { Millis, Rng, Seat } from '@tablee/kernel';
import { readyAt } from '../rules/timing.ts';
import type { RushCommand, RushView, Tempo } from '../rules/types.ts';

type Act = 'read' | 'glance' | 'next' | 'again' | 'roll' | 'change' | 'aim' | 'ping' | 'signal';

/** Until it is noticed and until it is done, in milliseconds at normal tempo. */
function pace(notice: number, act: number): HumanPace {
  return { notice: { middle: notice, scatter: 0.3 }, act: { middle: act, scatter: 0.25 }, perDistraction: 0 };
}

/** The one table of eyes and hands, for both camps and every level. */
const PACES: Readonly<Record<Act, HumanPace>> = {
  /** From a roll to its first die on a card. */
  read: pace(1_500, 450),
  /** To a die, or a new roll, once the roll has been read and something has changed. */
  glance: pace(500, 450),
  /** To the next die of the same roll. */
  next: pace(100, 450),
  /** From a roll of which nothing is used to the next one. */
  again: pace(1_500, 300),
  /** From the last die, or from dice that came back, to the next roll. */
  roll: pace(400, 400),
  /** Until dice are taken back. */
  change: pace(700, 400),
  aim: pace(1_200, 450),
  ping: pace(100, 250),
  signal: pace(1_400, 300),
};

/** A roll that has lain there for so long is read. */
const READ_MS = 1_500;

/** People let a calm table breathe, and hurry at a frantic one. */
const HURRY: Readonly<Record<Tempo, number>> = { calm: 1.4, normal: 1, frantic: 0.7 };

/** How long this takes from now, never earlier than the pace of the table allows. */
export function delayOf(view: RushView, seat: Seat, command: RushCommand, at: Millis, rng: Rng): number {
  const delay = Math.round(HURRY[view.options.tempo] * humanDelay(PACES[actOf(view, seat, command, at)], rng));
  return Math.max(delay, readyAt(view, seat, command.do) - at);
}

function actOf(view: RushView, seat: Seat, command: RushCommand, at: Millis): Act {
  if (view.phase === 'signal') return 'signal';
  switch (command.do) {
    case 'roll':
      return isFreshRoll(view, seat) ? lookAt(view, seat, at, 'again') : 'roll';
    case 'place':
      return view.rollSpot[seat] === null ? lookAt(view, seat, at, 'read') : 'next';
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

/** Whether the last thing that this seat did was a roll. */
function isFreshRoll({ dice, rolledAt, actedAt }: RushView, seat: Seat): boolean {
  return rolledAt[seat] === actedAt[seat] && dice[seat]?.some(({ is }) => is === 'rolled') === true;
}

/** Nobody reads the same roll twice. */
function lookAt({ rolledAt }: RushView, seat: Seat, at: Millis, first: Act): Act {
  return at - (rolledAt[seat] ?? at) < READ_MS ? first : 'glance';
}
