import { isCompleted, seatsAt, spotOf } from '../rules/board.ts';
import { MOST_COLOURS } from '../rules/check-place.ts';
import { HERO_DICE } from '../rules/content/heroes.ts';
import type { HeroSpot, PingWord, RushCommand } from '../rules/types.ts';
import type { HeroQuestion } from './hero-prospects.ts';
import { callsFor, hasCalled } from './memory.ts';
import { sizeOf } from './odds.ts';
import { freeDice, needAt } from './reading.ts';

/** Nobody calls for help more often than this. */
const HELP_MS = 6_000;
/** A card is claimed now and then, by chance and at most so often. */
const CLAIM_MS = 15_000;
const ONE_IN = 6;

/** What a hero calls to the others now; null where there is nothing to say. */
export function callOf(question: HeroQuestion): RushCommand | null {
  const { view, seat, at, memory, rng } = question;
  const here = spotOf(view, seat) as HeroSpot | null;
  if (here === null || isCompleted(view, here) || hasCalled(memory, seat, at, HELP_MS)) return null;
  if (seatsAt(view, here).length === MOST_COLOURS) return null;
  if (here === 'dragon') return ping('dragon', here);
  const isTooMuch = sizeOf(needAt(view, here)) > freeDice(view, seat);
  if (isTooMuch) return isBegun(question) && callsFor(memory, seat, at).length === 0 ? ping('help', here) : null;
  const isClaimed = !hasCalled(memory, seat, at, CLAIM_MS) && rng.below(ONE_IN) === 0;
  return isClaimed ? ping('mine', here) : null;
}

/** One die is no reason to come. */
function isBegun({ view, seat }: HeroQuestion): boolean {
  return freeDice(view, seat) < HERO_DICE - 1;
}

export function ping(word: PingWord, spot: HeroSpot): RushCommand {
  return { do: 'ping', word, spot };
}
