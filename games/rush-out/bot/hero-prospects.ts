import type { Json, Millis, Seat } from '@tablee/kernel';
import { freeDice, heroSpotOf, isCompleted, isUnderDragon, seatsAt, spotOf, spotsOf } from '../rules/board.ts';
import { MOST_COLOURS } from '../rules/check-place.ts';
import { HERO_DICE } from '../rules/content/heroes.ts';
import type { HeroSpot, RushView } from '../rules/types.ts';
import { blurOf, type Prospect, type WeighQuestion } from './choosing.ts';
import { dragonWorth } from './dragon-worth.ts';
import { claimedBy, pingsFor } from './memory.ts';
import { expectedRolls, type Need, sizeOf } from './odds.ts';
import { fitDice, jokersAs, needAt } from './reading.ts';

/** How many rolls it takes until somebody joins. */
const LONELY = 2;
/** A card under the dragon is completed only when the dragon leaves. */
const BLOCKED = 0.2;
/** How much more whoever does not weigh likes a place where somebody is. */
const COMPANY = 2;
/** How much more a card is worth to which somebody pings, and how much less one that somebody else takes. */
const PINGED = 1.6;
const CLAIMED = 0.5;

/** What a hero knows while weighing. */
export interface HeroQuestion extends WeighQuestion {
  readonly at: Millis;
  readonly memory: Json;
}

/** Where this hero may lay dice. */
export function openSpots({ view, seat }: HeroQuestion): HeroSpot[] {
  return spotsOf(view, 'heroes').filter((spot) => isOpen(view, seat, spot));
}

function isOpen(view: RushView, seat: Seat, spot: HeroSpot): boolean {
  if (isCompleted(view, spot) || (spot === 'dragon' && view.dragon === 0)) return false;
  return partnersAt(view, seat, spot).length < MOST_COLOURS;
}

function partnersAt(view: RushView, seat: Seat, spot: HeroSpot): Seat[] {
  return seatsAt(view, spot).filter((other) => other !== seat);
}

export function weigh(question: HeroQuestion, spot: HeroSpot): Prospect<HeroSpot> {
  const { view, seat, seen, who } = question;
  const { fits, left } = fitDice(view, seat, spot, seen);
  const plain = who.weighs ? gain(question, spot, left, fits.length) : looks(question, spot, left, fits.length);
  return { spot, fits, value: plain * blurOf(question) * importance(question, spot) };
}

/** What a place looks like without weighing: where most dice fit, where little is missing and where somebody already is. */
function looks({ view, seat }: HeroQuestion, spot: HeroSpot, left: Need, laid: number): number {
  const company = partnersAt(view, seat, spot).length > 0 ? COMPANY : 1;
  return (company * (1 + laid)) / (1 + sizeOf(left));
}

/** How many cards a roll more are completed there with this hero than without. */
function gain({ view, seat }: HeroQuestion, spot: HeroSpot, left: Need, laid: number): number {
  const partners = partnersAt(view, seat, spot);
  const theirs = partners.reduce((sum, other) => sum + freeDice(view, other), 0);
  const isHere = spotOf(view, seat) === spot;
  const dice = (isHere ? freeDice(view, seat) : HERO_DICE) - laid + theirs;
  const jokers = jokersAs(view, seat, spot);
  const together = expectedRolls(left, dice, jokers);
  if (together !== Infinity) return rate(together) - rate(expectedRolls(needAt(view, spot, seat), theirs, jokers));
  return partners.length > 0 ? 0 : rate(LONELY + expectedRolls(left, dice + HERO_DICE, jokers));
}

function rate(rolls: number): number {
  return rolls === Infinity ? 0 : 1 / Math.max(1, rolls);
}

/** What speaks for or against a place apart from its squares. */
function importance({ view, seat, at, memory, who }: HeroQuestion, spot: HeroSpot): number {
  let worth = spot === 'dragon' ? dragonWorth(view, who) : 1;
  if (isUnderDragon(view, spot)) worth *= BLOCKED;
  if (pingsFor(memory, seat, at).includes(spot) && !isNeededElsewhere(view, seat, spot)) worth *= PINGED;
  // Whoever is there already shares the card with the one who claims it.
  if (claimedBy(memory, seat, at).includes(spot) && spotOf(view, seat) !== spot) worth *= CLAIMED;
  return worth;
}

/** Whoever shares another card with somebody does not leave them for a ping. */
function isNeededElsewhere(view: RushView, seat: Seat, pinged: HeroSpot): boolean {
  const here = heroSpotOf(view, seat);
  return here !== null && here !== pinged && partnersAt(view, seat, here).length > 0;
}
