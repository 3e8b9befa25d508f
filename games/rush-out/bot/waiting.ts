import type { Decision, Question } from '@tablee/bot-kit';
import type { Seat } from '@tablee/kernel';
import { freeDice, heroSpotOf, isCompleted, seatsAt } from '../rules/board.ts';
import { heroesOf } from '../rules/camps.ts';
import type { HeroSpot, RushCommand, RushTypes, RushView } from '../rules/types.ts';
import { lastPingOf } from './memory.ts';
import { sizeOf } from './odds.ts';
import { helpAt } from './pinging.ts';
import { needAt } from './reading.ts';

/** A hero who waits for others pings at this interval. */
const PING_AFTER_MS = 4_000;
/** A hero who waits alone gives up after this time. */
const GIVE_UP_AFTER_MS = 8_000;
const MIN_DELAY_MS = 200;

type WaitQuestion = Pick<Question<RushTypes>, 'view' | 'seat' | 'at' | 'memory'>;

/**
 * For a hero whose dice are all on a card that others have to complete: pings at intervals, and finally takes the dice
 * back.
 */
export function waitForOthers(question: WaitQuestion): Decision<RushTypes> | null {
  const { view, seat } = question;
  const spot = heroSpotOf(view, seat);
  if (spot === null || isCompleted(view, spot, 'heroes')) return null;
  const ping = helpAt(view, spot);
  if (ping === null) return null;
  const patience = untilActed(question, isAnotherAhead(view, seat, spot) ? PING_AFTER_MS : GIVE_UP_AFTER_MS);
  const untilPing = Math.max(MIN_DELAY_MS, untilActed(question, PING_AFTER_MS), PING_AFTER_MS - sincePingOf(question));
  const isAlone = seatsAt(view, spot, 'heroes').length === 1;
  const [command, afterMs]: [RushCommand, number] =
    isAlone && patience <= untilPing ? [{ do: 'clear' }, patience] : [ping, untilPing];
  return { command, afterMs, isTentative: true };
}

/**
 * The same for a hint: advises to take dice back or to ping only when that is due; null if the player can only wait.
 */
export function adviseWaiting(question: WaitQuestion): RushCommand | null {
  const waiting = waitForOthers(question);
  const spot = heroSpotOf(question.view, question.seat);
  if (waiting === null || spot === null) return null;
  if (waiting.command.do === 'clear' && waiting.afterMs <= MIN_DELAY_MS) return waiting.command;
  return sincePingOf(question) < PING_AFTER_MS ? null : helpAt(question.view, spot);
}

function sincePingOf({ memory, seat, at }: WaitQuestion): number {
  return at - (lastPingOf(memory, seat) ?? 0);
}

/** True if another hero waits alone at a card that lacks less. If both stayed, neither card would be completed. */
function isAnotherAhead(view: RushView, seat: Seat, spot: HeroSpot): boolean {
  const open = sizeOf(needAt(view, spot, 'heroes'));
  return heroesOf(view).some((other) => {
    const theirs = heroSpotOf(view, other);
    if (theirs === null || theirs === spot || isCompleted(view, theirs, 'heroes') || freeDice(view, other) > 0)
      return false;
    if (seatsAt(view, theirs, 'heroes').length > 1) return false;
    const lacks = sizeOf(needAt(view, theirs, 'heroes'));
    return lacks < open || (lacks === open && other < seat);
  });
}

/** Delay until this long after the seat's last action. */
export function untilActed({ view, seat, at }: Omit<WaitQuestion, 'memory'>, ms: number): number {
  return Math.max(MIN_DELAY_MS, (view.actedAt[seat] ?? at) + ms - at);
}
