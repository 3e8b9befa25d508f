import { freeDice, heroSpotOf, isCompleted, seatsAt } from '../rules/board.ts';
import { MAX_COLOURS } from '../rules/check-place.ts';
import { HERO_DICE } from '../rules/content/heroes.ts';
import { type PingWord } from '../rules/modules/calls.ts';
import type { HeroSpot, RushCommand, RushView } from '../rules/types.ts';
import type { HeroQuestion } from './hero-prospects.ts';
import { askersAt, hasPinged, pingsFor } from './memory.ts';
import type { Call } from './modules/contract.ts';
import { alarmAt, callInstead } from './modules/lookup.ts';
import { sizeOf } from './odds.ts';
import { needAt } from './reading.ts';

/** Minimum interval between pings for help. */
const MIN_HELP_INTERVAL_MS = 6_000;
/** Minimum interval between claims, of which one in `CLAIM_ONE_IN` is made, at random. */
const MIN_CLAIM_INTERVAL_MS = 15_000;
const CLAIM_ONE_IN = 6;

/** The ping that this hero makes now; null if there is none. */
export function pingOf(question: HeroQuestion): RushCommand | null {
  const here = spotWithoutPartner(question);
  return here === null ? null : (urgentPingAt(question, here) ?? claimOf(question, here));
}

/** A ping without which no other hero would come; null if there is none. */
export function urgentPingOf(question: HeroQuestion): RushCommand | null {
  const here = spotWithoutPartner(question);
  return here === null ? null : urgentPingAt(question, here);
}

/** Confirms a call for help on arrival if the caller waits for it, so that people see an answer. */
export function replyOf({ view, seat, at, memory }: HeroQuestion): RushCommand | null {
  const here = heroSpotOf(view, seat);
  if (here === null || isCompleted(view, here, 'heroes') || hasPinged(memory, seat, at, MIN_HELP_INTERVAL_MS))
    return null;
  const isHeard = askersAt(memory, seat, at, here).some(
    (asker) => heroSpotOf(view, asker) === here && freeDice(view, asker) === 0,
  );
  return isHeard ? ping('mine', here) : null;
}

/** Spot of a hero who has no partner and has not pinged recently; null otherwise. */
function spotWithoutPartner({ view, seat, at, memory }: HeroQuestion): HeroSpot | null {
  const here = heroSpotOf(view, seat);
  if (here === null || isCompleted(view, here, 'heroes') || hasPinged(memory, seat, at, MIN_HELP_INTERVAL_MS))
    return null;
  return seatsAt(view, here, 'heroes').length === MAX_COLOURS ? null : here;
}

function urgentPingAt(question: HeroQuestion, here: HeroSpot): RushCommand | null {
  const { seat, at, memory } = question;
  const alarm = alarmAt(question.view, here);
  if (alarm !== null) return ping(alarm, here);
  const isWanted = isTooMuch(question, here) && isBegun(question) && pingsFor(memory, seat, at).length === 0;
  return isWanted ? helpAt(question.view, here) : null;
}

/** Calls for help at this place, or for what helps there; null if no other hero may come (RO-19). */
export function helpAt(view: RushView, spot: HeroSpot): RushCommand | null {
  const call: Call = callInstead(view, spot) ?? { word: 'help', spot };
  return seatsAt(view, call.spot, 'heroes').length < MAX_COLOURS ? ping(call.word, call.spot) : null;
}

function claimOf(question: HeroQuestion, here: HeroSpot): RushCommand | null {
  const { seat, at, memory, rng } = question;
  if (isTooMuch(question, here) || hasPinged(memory, seat, at, MIN_CLAIM_INTERVAL_MS)) return null;
  return rng.below(CLAIM_ONE_IN) === 0 ? ping('mine', here) : null;
}

function isTooMuch({ view, seat }: HeroQuestion, here: HeroSpot): boolean {
  return sizeOf(needAt(view, here, 'heroes')) > freeDice(view, seat);
}

/** One die is not worth a call. */
function isBegun({ view, seat }: HeroQuestion): boolean {
  return freeDice(view, seat) < HERO_DICE - 1;
}

function ping(word: PingWord, spot: HeroSpot): RushCommand {
  return { do: 'ping', word, spot };
}
