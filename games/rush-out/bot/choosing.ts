import type { Json, Rng, Seat } from '@tablee/kernel';
import { freeDice, isCompleted, spotOf } from '../rules/board.ts';
import { campOf } from '../rules/camps.ts';
import type { RushCommand, RushView, Spot } from '../rules/types.ts';
import { type DieFit, type RolledDie } from './reading.ts';
import type { Temperament } from './temperament.ts';

/** Dice are taken back only if another place is worth this factor more. */
const SWITCH_THRESHOLD = 2;
/** Dice that fit are rolled again only if a roll of all dice is worth this factor more. */
const REROLL_THRESHOLD = 1.15;

/** Knowledge of both camps while weighing. */
export interface WeighQuestion {
  readonly view: RushView;
  readonly seat: Seat;
  readonly temperament: Temperament;
  readonly rng: Rng;
  readonly memory: Json;
  /** Seats that people hold. */
  readonly people: readonly Seat[];
  /** Rolled dice that the bot noticed. */
  readonly noticed: readonly RolledDie[];
}

/** A weighed place: the dice that fit it now, and its value afterwards. */
export interface WeighedSpot<S extends Spot> {
  readonly spot: S;
  readonly fits: readonly DieFit[];
  readonly value: number;
}

/** How a camp weighs its places. */
export interface CampStrategy<Q extends WeighQuestion, S extends Spot> {
  readonly openSpots: (question: Q) => readonly S[];
  readonly weigh: (question: Q, spot: S) => WeighedSpot<S>;
  /** True if the dice must stay on their card. */
  readonly isBound: (question: Q) => boolean;
}

/** The next command; null if all dice are placed and the bot can only wait. */
export function chooseNext<Q extends WeighQuestion, S extends Spot>(
  question: Q,
  outlook: CampStrategy<Q, S>,
): RushCommand | null {
  const { view, seat } = question;
  const here = spotOf(view, seat) as S | null;
  if (here === null) return chooseCard(question, outlook);
  return isCompleted(view, here, campOf(view, seat)) ? rollFree(view, seat) : stayOrLeave(question, outlook, here);
}

/** Without a die on a card: places dice of the last roll, unless a new roll of all dice promises more elsewhere. */
function chooseCard<Q extends WeighQuestion, S extends Spot>(question: Q, outlook: CampStrategy<Q, S>): RushCommand {
  const { view, seat, temperament } = question;
  const rolledFor = view.rollSpot[seat] ?? null;
  const best = weighedSpotsOf(question, outlook).find(
    ({ spot, fits }) => fits.length > 0 && (rolledFor ?? spot) === spot,
  );
  if (best === undefined) return { do: 'roll' };
  const [bestAfterReroll] = weighedSpotsOf({ ...question, noticed: [] }, outlook);
  const isWorthIt = !temperament.weighs || REROLL_THRESHOLD * best.value >= (bestAfterReroll?.value ?? 0);
  return isWorthIt ? placeFirst(best) : { do: 'roll' };
}

function stayOrLeave<Q extends WeighQuestion, S extends Spot>(
  question: Q,
  outlook: CampStrategy<Q, S>,
  here: S,
): RushCommand | null {
  const current = outlook.weigh(question, here);
  if (!outlook.isBound(question)) {
    const bestAfterReroll = weighedSpotsOf({ ...question, noticed: [] }, outlook).find(({ spot }) => spot !== here);
    if (bestAfterReroll !== undefined && bestAfterReroll.value > SWITCH_THRESHOLD * current.value)
      return { do: 'clear' };
  }
  return current.fits.length > 0 ? placeFirst(current) : rollFree(question.view, question.seat);
}

/** Places for dice, the best one first. */
function weighedSpotsOf<Q extends WeighQuestion, S extends Spot>(
  question: Q,
  { openSpots, weigh }: CampStrategy<Q, S>,
): WeighedSpot<S>[] {
  return openSpots(question)
    .map((spot) => weigh(question, spot))
    .toSorted((one, other) => other.value - one.value);
}

function placeFirst({ spot, fits }: WeighedSpot<Spot>): RushCommand {
  const [first] = fits;
  if (first === undefined) throw new Error(`nothing fits ${spot}`);
  return { do: 'place', spot, ...first };
}

function rollFree(view: RushView, seat: Seat): RushCommand | null {
  return freeDice(view, seat) > 0 ? { do: 'roll' } : null;
}

/** Random error factor of a guess. */
export function guessErrorOf({ temperament: { errorRange }, rng }: WeighQuestion): number {
  return errorRange === 0 ? 1 : 1 + errorRange * (rng.below(1_000) / 1_000 - 0.5);
}
