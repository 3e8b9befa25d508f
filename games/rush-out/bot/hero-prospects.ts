import type { Millis, Seat } from '@tablee/kernel';
import { freeDice, heroSpotOf, isCompleted, seatsAt, spotOf, usableDice } from '../rules/board.ts';
import { heroesOf } from '../rules/camps.ts';
import { MAX_COLOURS } from '../rules/check-place.ts';
import { ownerOf } from '../rules/modules/installed.ts';
import { spotsOf } from '../rules/places.ts';
import type { HeroSpot, RushView } from '../rules/types.ts';
import { guessErrorOf, type WeighedSpot, type WeighQuestion } from './choosing.ts';
import { claimedBy, pingsFor } from './memory.ts';
import { placeWorth } from './modules/lookup.ts';
import { expectedRolls, type Need, sizeOf } from './odds.ts';
import { fitDice, hasForbidden, jokersAs, needAt } from './reading.ts';

/** Expected rolls until a second hero joins. */
const ROLLS_UNTIL_JOINED = 2;
/** Factor for a place with another hero, for bots that do not weigh. */
const PARTNER_FACTOR = 2;
/** Factors for a card that another hero pings, and for one that another hero claims. */
const PINGED_FACTOR = 1.6;
const CLAIMED_FACTOR = 0.5;

/** Knowledge of a hero while weighing. */
export interface HeroQuestion extends WeighQuestion {
  readonly at: Millis;
}

/** Places where this hero may place dice. */
export function openSpots({ view, seat }: HeroQuestion): HeroSpot[] {
  return spotsOf(view, 'heroes').filter((spot) => isOpen(view, seat, spot));
}

function isOpen(view: RushView, seat: Seat, spot: HeroSpot): boolean {
  if (isCompleted(view, spot, 'heroes') || isClosed(view, seat, spot)) return false;
  return partnersAt(view, seat, spot).length < MAX_COLOURS;
}

/** True if the rules refuse any die there now. */
function isClosed(view: RushView, seat: Seat, spot: HeroSpot): boolean {
  return (ownerOf(spot)?.refuseSpot?.(view, seat, spot) ?? null) !== null;
}

function partnersAt(view: RushView, seat: Seat, spot: HeroSpot): Seat[] {
  return seatsAt(view, spot, 'heroes').filter((other) => other !== seat);
}

export function weigh(question: HeroQuestion, spot: HeroSpot): WeighedSpot<HeroSpot> {
  const { view, seat, noticed, temperament } = question;
  const { fits, left } = fitDice(view, seat, spot, noticed);
  const plain = temperament.weighs
    ? estimateGain(question, spot, left, fits.length)
    : guessValue(question, spot, left, fits.length);
  return { spot, fits, value: plain * guessErrorOf(question) * importanceOf(question, spot) };
}

/** Value for bots that do not weigh: prefers many dice that fit, few free squares and company. */
function guessValue({ view, seat }: HeroQuestion, spot: HeroSpot, left: Need, laid: number): number {
  const company = partnersAt(view, seat, spot).length > 0 ? PARTNER_FACTOR : 1;
  return (company * (1 + laid)) / (1 + sizeOf(left));
}

/** Cards per roll that are completed here with this hero, minus those without. */
function estimateGain({ view, seat }: HeroQuestion, spot: HeroSpot, left: Need, laid: number): number {
  const partners = partnersAt(view, seat, spot);
  const theirs = partners.reduce((sum, other) => sum + freeDice(view, other), 0);
  const isHere = spotOf(view, seat) === spot;
  const dice = (isHere ? freeDice(view, seat) : usableDice(view, seat)) - laid + theirs;
  const jokers = jokersAs(view, seat, spot);
  const isBarred = partners.length === 0 && hasForbidden(view, seat, left);
  const together = isBarred ? Infinity : expectedRolls(left, dice, jokers);
  if (together !== Infinity)
    return cardsPerRoll(together) - cardsPerRoll(expectedRolls(needAt(view, spot, 'heroes', seat), theirs, jokers));
  if (partners.length > 0) return 0;
  return cardsPerRoll(ROLLS_UNTIL_JOINED + expectedRolls(left, dice + diceOfJoiner(view, seat), jokers));
}

/** Most dice that another hero can bring. */
function diceOfJoiner(view: RushView, seat: Seat): number {
  return Math.max(...heroesOf(view).map((hero) => (hero === seat ? 0 : usableDice(view, hero))));
}

function cardsPerRoll(rolls: number): number {
  return rolls === Infinity ? 0 : 1 / Math.max(1, rolls);
}

/** Factors that do not depend on the squares. */
function importanceOf({ view, seat, at, memory, people, temperament }: HeroQuestion, spot: HeroSpot): number {
  let worth = placeWorth({ view, people }, spot, temperament);
  if (pingsFor(memory, seat, at).includes(spot) && !isNeededElsewhere(view, seat, spot)) worth *= PINGED_FACTOR;
  // A hero who is already there shares the card with the one who claims it.
  if (claimedBy(memory, seat, at).includes(spot) && spotOf(view, seat) !== spot) worth *= CLAIMED_FACTOR;
  return worth;
}

/** True if this hero shares another card: a ping does not call heroes away from a partner. */
function isNeededElsewhere(view: RushView, seat: Seat, pinged: HeroSpot): boolean {
  const here = heroSpotOf(view, seat);
  return here !== null && here !== pinged && partnersAt(view, seat, here).length > 0;
}
