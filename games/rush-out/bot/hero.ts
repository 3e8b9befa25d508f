import type { Json, Millis, Rng, Seat } from '@tablee/kernel';
import { isCompleted, isUnderDragon, seatsAt, spotOf, spotsOf } from '../rules/board.ts';
import type { HeroSpot, RushCommand, RushView } from '../rules/types.ts';
import { dangerOf } from './danger.ts';
import { callsFor, claimedBy } from './memory.ts';
import { expectedRolls, sizeOf } from './odds.ts';
import { type Fit, fitDice, freeDice, jokersAs, needAt, type Rolled } from './reading.ts';
import type { Temperament } from './temperament.ts';

const HERO_DICE = 3;
const MOST_HEROES = 2;
/** How many rolls it costs to wait for somebody who joins. */
const LONELY = 3;
/** How many rolls it costs that the dragon lies on a card. */
const BLOCKED = 6;
/** A call for help makes a card so many rolls nearer; a claim so much farther. */
const CALLED = 3;
/** Another card must be so many rolls quicker before dice are taken back. */
const LOYALTY = 2;

/** A card or the tile, as a hero weighs it: what would be laid there now, and how many rolls it then still takes. */
export interface Prospect {
  readonly spot: HeroSpot;
  readonly fits: readonly Fit[];
  readonly cost: number;
  /** More squares than the dice that are on their way to it: somebody has to join. */
  readonly isTooMuch: boolean;
}

/** What a hero knows while weighing. */
export interface HeroQuestion {
  readonly view: RushView;
  readonly seat: Seat;
  readonly at: Millis;
  readonly memory: Json;
  readonly who: Temperament;
  readonly rng: Rng;
  /** The dice whose faces were noticed. */
  readonly seen: readonly Rolled[];
}

export function prospectsOf(question: HeroQuestion): Prospect[] {
  const { view, seat } = question;
  return (spotsOf(view, 'heroes') as readonly HeroSpot[])
    .filter((spot) => isOpen(view, seat, spot))
    .map((spot) => weigh(question, spot))
    .toSorted((one, other) => one.cost - other.cost);
}

/** Where this hero may lay dice at all. */
function isOpen(view: RushView, seat: Seat, spot: HeroSpot): boolean {
  if (isCompleted(view, spot) || (spot === 'dragon' && view.dragon === 0)) return false;
  return seatsAt(view, spot).filter((other) => other !== seat).length < MOST_HEROES;
}

function weigh(question: HeroQuestion, spot: HeroSpot): Prospect {
  const { view, seat, seen, who } = question;
  const { fits, left } = fitDice(view, seat, spot, seen);
  if (!who.weighs)
    return { spot, fits, cost: sizeOf(left) - 2 * fits.length + worries(question, spot), isTooMuch: false };
  const own = spotOf(view, seat) === spot ? freeDice(view, seat) : HERO_DICE;
  const partners = seatsAt(view, spot).filter((other) => other !== seat);
  const dice = own - fits.length + partners.reduce((sum, other) => sum + freeDice(view, other), 0);
  const jokers = jokersAs(view, seat, spot);
  const alone = expectedRolls(left, dice, jokers);
  const isTooMuch = alone === Infinity;
  const rolls = isTooMuch ? expectedRolls(left, Math.min(dice + HERO_DICE, 6), jokers) + LONELY : alone;
  return { spot, fits, cost: Math.min(rolls, 40) + blurOf(question) + worries(question, spot), isTooMuch };
}

function blurOf({ who, rng }: HeroQuestion): number {
  return who.blur === 0 ? 0 : (who.blur * rng.below(1_000)) / 1_000;
}

/** What speaks for or against a spot apart from its squares. */
function worries({ view, seat, at, memory, who }: HeroQuestion, spot: HeroSpot): number {
  let cost = 0;
  if (isUnderDragon(view, spot)) cost += BLOCKED;
  if (spot === 'dragon') cost += fearOf(view, who);
  if (!who.talks) return cost;
  if (callsFor(memory, seat, at).includes(spot)) cost -= CALLED;
  if (claimedBy(memory, seat, at).includes(spot)) cost += CALLED;
  return cost;
}

/** Negative where the dragon must be driven back, large where there is time. */
function fearOf(view: RushView, who: Temperament): number {
  const dragon = view.dragon ?? 0;
  if (dragon < who.fearsDragonAt) return who.watches ? dangerOf(view) : 20;
  return dragon === 3 ? -12 : -3;
}

/** The next thing that a hero does; null where it is better to wait for the others. */
export function chooseForHero(question: HeroQuestion): RushCommand | null {
  const { view, seat, who } = question;
  const here = spotOf(view, seat) as HeroSpot | null;
  if (here !== null && isCompleted(view, here)) return freeDice(view, seat) > 0 ? { do: 'roll' } : null;
  const prospects = prospectsOf(question);
  if (here !== null) return stayOrLeave(question, here, prospects);
  const rolledFor = view.rollSpot[seat] ?? null;
  const [best] = rolledFor === null ? prospects : prospects.filter(({ spot }) => spot === rolledFor);
  const first = best?.fits[0];
  if (best === undefined || first === undefined) return { do: 'roll' };
  if (who.weighs && best.cost > 1 + freshCost(question)) return { do: 'roll' };
  return { do: 'place', spot: best.spot, ...first };
}

/** What the best card would cost with all dice in hand. */
function freshCost(question: HeroQuestion): number {
  const { who, ...rest } = question;
  return prospectsOf({ ...rest, who: { ...who, blur: 0 }, seen: [] })[0]?.cost ?? 0;
}

function stayOrLeave(question: HeroQuestion, here: HeroSpot, prospects: readonly Prospect[]): RushCommand | null {
  const { view, seat, who } = question;
  const current = prospects.find(({ spot }) => spot === here);
  const better = prospects.find(({ spot }) => spot !== here);
  const isQuicker =
    current !== undefined && better !== undefined && costAnew(question, better.spot) + LOYALTY < current.cost;
  if (who.changesPlans && isQuicker) return { do: 'clear' };
  const first = current?.fits[0];
  if (first !== undefined) return { do: 'place', spot: here, ...first };
  if (freeDice(view, seat) > 0) return { do: 'roll' };
  return null;
}

/** With every die rolled anew. */
function costAnew(question: HeroQuestion, spot: HeroSpot): number {
  return weigh({ ...question, seen: [] }, spot).cost;
}

/** Whether somebody else has to come, or the card cannot be completed. */
export function needsHelp(view: RushView, seat: Seat): HeroSpot | null {
  const here = spotOf(view, seat) as HeroSpot | null;
  if (here === null || isCompleted(view, here) || seatsAt(view, here).length === MOST_HEROES) return null;
  return sizeOf(needAt(view, here)) > freeDice(view, seat) ? here : null;
}
