import { type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { Millis, Rng, Seat } from '@tablee/kernel';
import { readyAt } from '../rules/timing.ts';
import type { RushCommand, RushView, Tempo } from '../rules/types.ts';

type Act = 'read' | 'next' | 'again' | 'roll' | 'change' | 'aim' | 'call' | 'signal';

/** Until it is noticed and until it is done, in milliseconds at normal tempo. */
function pace(notice: number, act: number): HumanPace {
  return { notice: { middle: notice, scatter: 0.3 }, act: { middle: act, scatter: 0.25 }, perDistraction: 0 };
}

/** The one table of eyes and hands, for both camps and every level. */
const PACES: Readonly<Record<Act, HumanPace>> = {
  /** From a roll to its first die on a card. */
  read: pace(1_500, 450),
  /** To the next die of the same roll. */
  next: pace(100, 450),
  /** From a roll of which nothing is used to the next one. */
  again: pace(1_500, 300),
  /** From the last die, or from dice that came back, to the next roll. */
  roll: pace(400, 400),
  /** Until dice are taken back. */
  change: pace(700, 400),
  aim: pace(1_200, 450),
  call: pace(100, 250),
  signal: pace(1_400, 300),
};

/** People let a calm table breathe, and hurry at a frantic one. */
const HURRY: Readonly<Record<Tempo, number>> = { calm: 1.4, normal: 1, frantic: 0.7 };

/** How long this takes from now, never earlier than the pace of the table allows. */
export function delayOf(view: RushView, seat: Seat, command: RushCommand, at: Millis, rng: Rng): number {
  const delay = Math.round(HURRY[view.options.tempo] * humanDelay(PACES[actOf(view, seat, command)], rng));
  return Math.max(delay, readyAt(view, seat, command.do) - at);
}

function actOf(view: RushView, seat: Seat, command: RushCommand): Act {
  if (view.phase === 'signal') return 'signal';
  switch (command.do) {
    case 'roll':
      return isUnread(view, seat) ? 'again' : 'roll';
    case 'place':
      return view.rollSpot[seat] === null ? 'read' : 'next';
    case 'take':
    case 'clear':
      return 'change';
    case 'aim':
    case 'decline':
      return 'aim';
    case 'ping':
      return 'call';
  }
}

/** Whether the last thing that this seat did was a roll, which has to be looked at. */
function isUnread({ dice, rolledAt, actedAt }: RushView, seat: Seat): boolean {
  return rolledAt[seat] === actedAt[seat] && dice[seat]?.some(({ is }) => is === 'rolled') === true;
}
