import type { Bot, Decision, Question } from '@tablee/bot-kit';
import type { Rng, Seat } from '@tablee/kernel';
import { isHero } from '../rules/board.ts';
import type { RushCommand, RushTypes, RushView } from '../rules/types.ts';
import { answerIfAsked } from './answering.ts';
import { chooseForHero } from './hero.ts';
import type { HeroQuestion } from './hero-prospects.ts';
import { isBetterHeld } from './holding.ts';
import { pingMemory } from './memory.ts';
import { betweenRounds } from './modules/lookup.ts';
import { delayOf } from './pace.ts';
import { pingOf, replyOf } from './pinging.ts';
import { type RolledDie, rolledOf } from './reading.ts';
import { chooseForSorcerer } from './sorcerer.ts';
import type { Temperament } from './temperament.ts';
import { untilActed, waitForOthers } from './waiting.ts';

const PERCENT = 100;
/** The last die of a spell is held back for this time if its effect is not worthwhile yet. */
const MAX_HOLD_MS = 1_500;

export function rushBot(id: string, temperament: Temperament): Bot<RushTypes> {
  return { id, mind: pingMemory, decide: (question) => decide(question, temperament) };
}

function decide(question: Question<RushTypes>, temperament: Temperament): Decision<RushTypes> | null {
  const { view, seat, rng } = question;
  if (view.phase === 'ready' || view.phase === 'over') return null;
  const weighed = { ...question, temperament, noticed: notice(view, seat, temperament, rng) };
  if (view.phase === 'result') {
    const command = betweenRounds(weighed);
    return command === null ? null : act(question, command);
  }
  const answer = answerIfAsked(weighed);
  if (answer !== null) return act(question, answer);
  if (!isHero(view, seat)) return decideForSorcerer(weighed);
  return view.phase === 'play' ? decideForHero(weighed) : null;
}

/** A question to a bot that has noticed its dice. */
type WeighedQuestion = Question<RushTypes> & HeroQuestion;

function decideForSorcerer(question: WeighedQuestion): Decision<RushTypes> | null {
  const command = chooseForSorcerer(question);
  if (command === null) return null;
  const isHeld = question.temperament.holdsSpells && isBetterHeld(question.view, command);
  return isHeld ? { command, afterMs: untilActed(question, MAX_HOLD_MS), isTentative: true } : act(question, command);
}

function decideForHero(question: WeighedQuestion): Decision<RushTypes> | null {
  const ping = pingOf(question);
  if (ping !== null) return act(question, ping);
  const command = chooseForHero(question);
  // Placing a die takes precedence over answering a call.
  const reply = command?.do === 'place' ? null : replyOf(question);
  if (reply !== null) return act(question, reply);
  return command === null ? waitForOthers(question) : act(question, command);
}

function act({ view, seat, at, rng }: Question<RushTypes>, command: RushCommand): Decision<RushTypes> {
  return { command, afterMs: delayOf(view, seat, command, at, rng) };
}

/** Dice of the last roll that are not overlooked. After each placement the rest is checked again. */
function notice(view: RushView, seat: Seat, { missChance }: Temperament, rng: Rng): RolledDie[] {
  return rolledOf(view, seat).filter(() => missChance === 0 || rng.below(PERCENT) >= PERCENT * missChance);
}
