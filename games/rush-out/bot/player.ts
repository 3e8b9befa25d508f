import type { Bot, Decision, Question } from '@tablee/bot-kit';
import type { Rng, Seat } from '@tablee/kernel';
import { isHero } from '../rules/board.ts';
import type { RushCommand, RushTypes, RushView } from '../rules/types.ts';
import { chooseForHero } from './hero.ts';
import { isBetterHeld } from './holding.ts';
import { pingMemory } from './memory.ts';
import { delayOf } from './pace.ts';
import { answerOf, pingOf } from './pinging.ts';
import { type RolledDie, rolledOf } from './reading.ts';
import { chooseForSorcerer } from './sorcerer.ts';
import type { Temperament } from './temperament.ts';
import { untilActed, waitForOthers } from './waiting.ts';

const PERCENT = 100;
/** The last die of a confusion is held back for this time if no push is worthwhile. */
const MAX_HOLD_MS = 1_500;

export function rushBot(id: string, who: Temperament): Bot<RushTypes> {
  return { id, mind: pingMemory, decide: (question) => decide(question, who) };
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
  const isHeld = who.holdsConfusions && isBetterHeld(view, command);
  return isHeld ? { command, afterMs: untilActed(question, MAX_HOLD_MS), isTentative: true } : act(question, command);
}

function decideForHero(question: Question<RushTypes>, who: Temperament): Decision<RushTypes> | null {
  const { view, seat, rng } = question;
  const asked = { ...question, who, seen: notice(view, seat, who, rng) };
  const ping = pingOf(asked);
  if (ping !== null) return act(question, ping);
  const command = chooseForHero(asked);
  // Placing a die takes precedence over answering.
  const answer = command?.do === 'place' ? null : answerOf(asked);
  if (answer !== null) return act(question, answer);
  return command === null ? waitForOthers(question) : act(question, command);
}

function act({ view, seat, at, rng }: Question<RushTypes>, command: RushCommand): Decision<RushTypes> {
  return { command, afterMs: delayOf(view, seat, command, at, rng) };
}

/** Dice of the last roll that are not overlooked. After each placement the rest is checked again. */
function notice(view: RushView, seat: Seat, { missChance: misses }: Temperament, rng: Rng): RolledDie[] {
  return rolledOf(view, seat).filter(() => misses === 0 || rng.below(PERCENT) >= PERCENT * misses);
}
