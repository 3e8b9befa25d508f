import { type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { Millis, Rng, Seat } from '@tablee/kernel';
import { readyAt } from '../rules/timing.ts';
import type { RushCommand, RushView, Tempo } from '../rules/types.ts';
import type { ActionKind } from './modules/contract.ts';
import { paceOf } from './modules/lookup.ts';

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

/** Factors of all delays. */
const TEMPO_FACTORS: Readonly<Record<Tempo, number>> = { calm: 1.4, normal: 1, frantic: 0.7 };

/** Delay of this command in milliseconds, not below the pace of the table. */
export function delayOf(view: RushView, seat: Seat, command: RushCommand, at: Millis, rng: Rng): number {
  const delay = Math.round(
    TEMPO_FACTORS[view.options.tempo] * humanDelay(PACES_MS[actionKindOf(view, seat, command, at)], rng),
  );
  return Math.max(delay, readyAt(view, seat, command.do) - at);
}

function actionKindOf(view: RushView, seat: Seat, { do: kind }: RushCommand, at: Millis): ActionKind {
  return view.phase === 'signal' ? 'signal' : paceOf(view, kind)(view, seat, at);
}
