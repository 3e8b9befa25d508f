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

export function rushBot(id: string, temperament: Temperament): Bot<RushTypes> {
  return { id, mind: pingMemory, decide: (question) => decide(question, temperament) };
}

function decide(question: Question<RushTypes>, temperament: Temperament): Decision<RushTypes> | null {
  const { view, seat } = question;
  if (view.phase === 'ready' || view.phase === 'over') return null;
  if (!isHero(view, seat)) return decideForSorcerer(question, temperament);
  return view.phase === 'play' ? decideForHero(question, temperament) : null;
}

function decideForSorcerer(question: Question<RushTypes>, temperament: Temperament): Decision<RushTypes> | null {
  const { view, seat, rng } = question;
  const command = chooseForSorcerer({ view, seat, temperament, rng, noticed: notice(view, seat, temperament, rng) });
  if (command === null) return null;
  const isHeld = temperament.holdsConfusions && isBetterHeld(view, command);
  return isHeld ? { command, afterMs: untilActed(question, MAX_HOLD_MS), isTentative: true } : act(question, command);
}

function decideForHero(question: Question<RushTypes>, temperament: Temperament): Decision<RushTypes> | null {
  const { view, seat, rng } = question;
  const asked = { ...question, temperament, noticed: notice(view, seat, temperament, rng) };
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
function notice(view: RushView, seat: Seat, { missChance }: Temperament, rng: Rng): RolledDie[] {
  return rolledOf(view, seat).filter(() => missChance === 0 || rng.below(PERCENT) >= PERCENT * missChance);
}
