import type { Seat } from '@tablee/kernel';
import { isCompleted, spotOf } from '../rules/board.ts';
import type { HeroSpot, RushCommand, RushView } from '../rules/types.ts';
import { type HeroQuestion, type Prospect, prospectsOf, weigh } from './hero-prospects.ts';
import { hasCalled } from './memory.ts';
import { freeDice } from './reading.ts';

/** Another place must be worth so much more before dice are taken back. */
const LOYALTY = 2;
/** Whoever has called to a card stays there for so long. */
const STAYS_MS = 3_000;
/** All dice rolled anew must be worth so much more before dice that fit are rolled away. */
const PATIENCE = 1.15;

/** The next thing that a hero does; null where all dice lie and it is for others to complete the card. */
export function chooseForHero(question: HeroQuestion): RushCommand | null {
  const { view, seat } = question;
  const here = spotOf(view, seat) as HeroSpot | null;
  if (here === null) return begin(question);
  return isCompleted(view, here) ? rollFree(view, seat) : stayOrLeave(question, here);
}

/** With no die on a card: what was rolled is laid down unless all dice rolled anew were worth more elsewhere. */
function begin(question: HeroQuestion): RushCommand {
  const { view, seat } = question;
  const rolledFor = view.rollSpot[seat] ?? null;
  const best = prospectsOf(question).find(({ spot, fits }) => fits.length > 0 && (rolledFor ?? spot) === spot);
  if (best === undefined) return { do: 'roll' };
  const [anew] = prospectsOf({ ...question, seen: [] });
  const isWorthIt = !question.who.weighs || PATIENCE * best.value >= (anew?.value ?? 0);
  return isWorthIt ? placeFirst(best) : { do: 'roll' };
}

function stayOrLeave(question: HeroQuestion, here: HeroSpot): RushCommand | null {
  const { view, seat, at, memory } = question;
  const current = weigh(question, here);
  if (!hasCalled(memory, seat, at, STAYS_MS)) {
    const anew = prospectsOf({ ...question, seen: [] }).find(({ spot }) => spot !== here);
    if (anew !== undefined && anew.value > LOYALTY * current.value) return { do: 'clear' };
  }
  return current.fits.length > 0 ? placeFirst(current) : rollFree(view, seat);
}

function placeFirst({ spot, fits }: Prospect): RushCommand {
  const [first] = fits;
  if (first === undefined) throw new Error(`nothing fits ${spot}`);
  return { do: 'place', spot, ...first };
}

function rollFree(view: RushView, seat: Seat): RushCommand | null {
  return freeDice(view, seat) > 0 ? { do: 'roll' } : null;
}
