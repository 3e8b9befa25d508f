import { type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { Millis, Rng, Seat } from '@tablee/kernel';
import { readyAt } from '../rules/timing.ts';
import type { RushCommand, RushView, Tempo } from '../rules/types.ts';

/** Eyes and hands of both camps and of every level, in milliseconds at normal tempo. */
const PACES: Readonly<Record<'read' | 'next' | 'roll' | 'aim' | 'signal', HumanPace>> = {
  /** From a roll to the first die on a card. */
  read: { notice: { middle: 520, scatter: 0.3 }, act: { middle: 260, scatter: 0.25 }, perDistraction: 0 },
  /** To the next die of the same roll. */
  next: { notice: { middle: 90, scatter: 0.3 }, act: { middle: 260, scatter: 0.25 }, perDistraction: 0 },
  /** To the next roll. */
  roll: { notice: { middle: 320, scatter: 0.3 }, act: { middle: 200, scatter: 0.25 }, perDistraction: 0 },
  aim: { notice: { middle: 900, scatter: 0.3 }, act: { middle: 300, scatter: 0.25 }, perDistraction: 0 },
  signal: { notice: { middle: 1_400, scatter: 0.3 }, act: { middle: 300, scatter: 0.25 }, perDistraction: 0 },
};

/** People let a calm table breathe, and hurry at a frantic one. */
const HURRY: Readonly<Record<Tempo, number>> = { calm: 1.4, normal: 1, frantic: 0.7 };

/** How long this takes from now, never earlier than the pace of the table allows. */
export function delayOf(view: RushView, seat: Seat, command: RushCommand, at: Millis, rng: Rng): number {
  const delay = Math.round(HURRY[view.options.tempo] * humanDelay(PACES[paceFor(view, seat, command)], rng));
  return Math.max(delay, readyAt(view, seat, command.do) - at);
}

function paceFor(view: RushView, seat: Seat, command: RushCommand): keyof typeof PACES {
  if (view.phase === 'signal') return 'signal';
  if (command.do === 'aim' || command.do === 'decline') return 'aim';
  if (command.do === 'roll') return 'roll';
  return command.do === 'place' && view.rollSpot[seat] === null ? 'read' : 'next';
}
