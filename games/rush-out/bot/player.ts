import type { Bot, Decision, Question } from '@tablee/bot-kit';
import type { Rng, Seat } from '@tablee/kernel';
import { isCompleted, isHero, seatsAt, spotOf } from '../rules/board.ts';
import type { HeroSpot, RushCommand, RushTypes, RushView } from '../rules/types.ts';
import { callOf, ping } from './calling.ts';
import { chooseForHero } from './hero.ts';
import { isBetterHeld } from './holding.ts';
import { ears, lastCallOf } from './memory.ts';
import { delayOf } from './pace.ts';
import { type Rolled, rolledOf } from './reading.ts';
import { chooseForSorcerer } from './sorcerer.ts';
import type { Temperament } from './temperament.ts';

const PERCENT = 100;
/** So long somebody waits alone on a card for others before giving it up. */
const PATIENCE_MS = 11_000;
/** Whoever waits for others calls after so long. */
const RESTLESS_MS = 4_000;
/** How long the last die of a confusion is kept, or its target looked for, while there is nothing to push. */
const HOLD_MS = 1_500;
const AT_ONCE_MS = 200;

export function rushBot(id: string, who: Temperament): Bot<RushTypes> {
  return { id, mind: ears, decide: (question) => decide(question, who) };
}

function decide(question: Question<RushTypes>, who: Temperament): Decision<RushTypes> | null {
  const { view, seat } = question;
  if (view.phase === 'ready' || view.phase === 'over') return null;
  if (!isHero(view, seat)) return decideForSorcerer(question, who);
  return view.phase === 'play' ? decideForHero(question, who) : null;
}

function decideForSorcerer(question: Question<RushTypes>, who: Temperament): Decision<RushTypes> | null {
  const { view, seat, rng } = question;
  const command = chooseForSorcerer({ view, seat, who, rng, seen: notice(view, seat, who, rng) });
  if (command === null) return null;
  const isHeld = command.do === 'decline' || (who.holds && isBetterHeld(view, command));
  return isHeld ? { command, afterMs: untilActed(question, HOLD_MS), isTentative: true } : act(question, command);
}

function decideForHero(question: Question<RushTypes>, who: Temperament): Decision<RushTypes> | null {
  const { view, seat, rng } = question;
  const asked = { ...question, who, seen: notice(view, seat, who, rng) };
  const call = callOf(asked);
  if (call !== null) return act(question, call);
  const command = chooseForHero(asked);
  return command === null ? waitForOthers(question, who) : act(question, command);
}

function act({ view, seat, at, rng }: Question<RushTypes>, command: RushCommand): Decision<RushTypes> {
  return { command, afterMs: delayOf(view, seat, command, at, rng) };
}

/** The dice of the last roll that are not overlooked; once one of them is laid down, the others are looked at again. */
function notice(view: RushView, seat: Seat, { misses }: Temperament, rng: Rng): Rolled[] {
  return rolledOf(view, seat).filter(() => misses === 0 || rng.below(PERCENT) >= PERCENT * misses);
}

/** All dice lie on a card that others have to complete: whoever talks calls, and in the end a card is given up to which nobody comes. */
function waitForOthers(question: Question<RushTypes>, { talks }: Temperament): Decision<RushTypes> | null {
  const { view, seat, at, memory } = question;
  const spot = spotOf(view, seat) as HeroSpot | null;
  if (spot === null || isCompleted(view, spot)) return null;
  const isAlone = seatsAt(view, spot).length === 1;
  const waited = at - (view.actedAt[seat] ?? at);
  if (isAlone && (waited > PATIENCE_MS || !talks))
    return {
      command: { do: 'clear' },
      afterMs: untilActed(question, talks ? PATIENCE_MS : RESTLESS_MS),
      isTentative: true,
    };
  const called = lastCallOf(memory, seat) ?? view.actedAt[seat] ?? at;
  const since = Math.max(called, view.actedAt[seat] ?? at);
  return { command: ping('help', spot), afterMs: Math.max(AT_ONCE_MS, since + RESTLESS_MS - at), isTentative: true };
}

/** So long after the seat's last action. */
function untilActed({ view, seat, at }: Question<RushTypes>, ms: number): number {
  return Math.max(AT_ONCE_MS, (view.actedAt[seat] ?? at) + ms - at);
}
