import type { Bot, Decision, Question } from '@tablee/bot-kit';
import type { Rng, Seat } from '@tablee/kernel';
import { isHero, spotOf } from '../rules/board.ts';
import type { HeroSpot, RushCommand, RushTypes, RushView } from '../rules/types.ts';
import { chooseForHero, needsHelp } from './hero.ts';
import { ears, hasCalled } from './memory.ts';
import { delayOf } from './pace.ts';
import { type Rolled, rolledOf } from './reading.ts';
import { chooseForSorcerer } from './sorcerer.ts';
import type { Temperament } from './temperament.ts';

const PERCENT = 100;
/** So long somebody waits on a card for others before giving it up. */
const PATIENCE_MS = 5_000;
/** How long the last die of a spell is kept. */
const HOLD_MS = 2_500;

export function rushBot(id: string, who: Temperament): Bot<RushTypes> {
  return { id, mind: ears, decide: (question) => decide(question, who) };
}

function decide(question: Question<RushTypes>, who: Temperament): Decision<RushTypes> | null {
  const { view, seat, at, memory, rng } = question;
  if (view.phase === 'ready' || view.phase === 'over') return null;
  const seen = notice(view, seat, who, rng);
  if (!isHero(view, seat)) {
    const command = chooseForSorcerer({ view, seat, who, rng, seen });
    return command === null ? holdLastDie(question, seen) : act(question, command);
  }
  if (view.phase !== 'play') return null;
  const call = who.talks && !hasCalled(memory, seat, at) ? callFor(view, seat) : null;
  if (call !== null) return { ...act(question, call), isTentative: true };
  const command = chooseForHero({ view, seat, at, memory, who, rng, seen });
  return command === null ? waitForOthers(question) : act(question, command);
}

function act({ view, seat, at, rng }: Question<RushTypes>, command: RushCommand): Decision<RushTypes> {
  return { command, afterMs: delayOf(view, seat, command, at, rng) };
}

/** The dice of the last roll that are not overlooked; once one of them is laid down, the others are looked at again. */
function notice(view: RushView, seat: Seat, { misses }: Temperament, rng: Rng): Rolled[] {
  return rolledOf(view, seat).filter(() => misses === 0 || rng.below(PERCENT) >= PERCENT * misses);
}

/** All dice lie on a card that others have to complete: after a while it is given up. */
function waitForOthers({ view, seat, at }: Question<RushTypes>): Decision<RushTypes> | null {
  const spot = spotOf(view, seat);
  if (spot === null || view.completions.some((completion) => completion.spot === spot)) return null;
  const since = view.actedAt[seat] ?? at;
  return { command: { do: 'clear' }, afterMs: Math.max(200, since + PATIENCE_MS - at), isTentative: true };
}

/** A confusion is completed in the end even if little is to be pushed. */
function holdLastDie({ view, seat, at }: Question<RushTypes>, seen: readonly Rolled[]): Decision<RushTypes> | null {
  const spot = spotOf(view, seat);
  const [die] = seen;
  if (spot === null || die === undefined) return null;
  const since = view.actedAt[seat] ?? at;
  return { command: { do: 'roll' }, afterMs: Math.max(200, since + HOLD_MS - at), isTentative: true };
}

/** « Aide-moi ici » where a card is too much for one, « Dragon ! » on the way to its tile. */
function callFor(view: RushView, seat: Seat): RushCommand | null {
  const here = spotOf(view, seat) as HeroSpot | null;
  if (here === 'dragon') return { do: 'ping', word: 'dragon', spot: here };
  const spot = needsHelp(view, seat);
  return spot === null ? null : { do: 'ping', word: 'help', spot };
}
