import { freeDice, heroSpotOf, isCompleted, isUnderDragon, seatsAt } from '../rules/board.ts';
import { MOST_COLOURS } from '../rules/check-place.ts';
import { HERO_DICE } from '../rules/content/heroes.ts';
import type { HeroSpot, PingWord, RushCommand, RushView } from '../rules/types.ts';
import type { HeroQuestion } from './hero-prospects.ts';
import { askersAt, hasPinged, pingsFor } from './memory.ts';
import { sizeOf } from './odds.ts';
import { needAt } from './reading.ts';

/** Nobody pings for help more often than this. */
const HELP_MS = 6_000;
/** A card is claimed now and then, by chance and at most so often. */
const CLAIM_MS = 15_000;
const ONE_IN = 6;

/** What a hero pings to the others now; null where there is nothing to say. */
export function pingOf(question: HeroQuestion): RushCommand | null {
  const here = lonelySpot(question);
  return here === null ? null : (urgentPingAt(question, here) ?? claimOf(question, here));
}

/** A ping without which the others would not come; null where there is none. */
export function urgentPingOf(question: HeroQuestion): RushCommand | null {
  const here = lonelySpot(question);
  return here === null ? null : urgentPingAt(question, here);
}

/** Whoever has come to help somebody who pinged and waits says so: people see that they were heard. */
export function answerOf({ view, seat, at, memory }: HeroQuestion): RushCommand | null {
  const here = heroSpotOf(view, seat);
  if (here === null || isCompleted(view, here) || hasPinged(memory, seat, at, HELP_MS)) return null;
  const isHeard = askersAt(memory, seat, at, here).some(
    (asker) => heroSpotOf(view, asker) === here && freeDice(view, asker) === 0,
  );
  return isHeard ? ping('mine', here) : null;
}

/** Where this hero works without anybody else having joined, or been pinged to it lately. */
function lonelySpot({ view, seat, at, memory }: HeroQuestion): HeroSpot | null {
  const here = heroSpotOf(view, seat);
  if (here === null || isCompleted(view, here) || hasPinged(memory, seat, at, HELP_MS)) return null;
  return seatsAt(view, here).length === MOST_COLOURS ? null : here;
}

function urgentPingAt(question: HeroQuestion, here: HeroSpot): RushCommand | null {
  const { seat, at, memory } = question;
  if (here === 'dragon') return ping('dragon', here);
  const isWanted = isTooMuch(question, here) && isBegun(question) && pingsFor(memory, seat, at).length === 0;
  return isWanted ? helpAt(question.view, here) : null;
}

/** RO-19, RO-34: null where nobody else may come; where the dragon holds the card, it has to be driven back first. */
export function helpAt(view: RushView, spot: HeroSpot): RushCommand | null {
  const [word, where]: [PingWord, HeroSpot] = isUnderDragon(view, spot) ? ['dragon', 'dragon'] : ['help', spot];
  return seatsAt(view, where).length < MOST_COLOURS ? ping(word, where) : null;
}

function claimOf(question: HeroQuestion, here: HeroSpot): RushCommand | null {
  const { seat, at, memory, rng } = question;
  if (isTooMuch(question, here) || hasPinged(memory, seat, at, CLAIM_MS)) return null;
  return rng.below(ONE_IN) === 0 ? ping('mine', here) : null;
}

function isTooMuch({ view, seat }: HeroQuestion, here: HeroSpot): boolean {
  return sizeOf(needAt(view, here)) > freeDice(view, seat);
}

/** One die is no reason to come. */
function isBegun({ view, seat }: HeroQuestion): boolean {
  return freeDice(view, seat) < HERO_DICE - 1;
}

function ping(word: PingWord, spot: HeroSpot): RushCommand {
  return { do: 'ping', word, spot };
}
