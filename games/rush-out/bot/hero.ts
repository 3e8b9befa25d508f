import type { Seat } from '@tablee/kernel';
import { freeDice, isUnderDragon, seatsAt, spotOf } from '../rules/board.ts';
import { MOST_COLOURS } from '../rules/check-place.ts';
import type { HeroSpot, RushCommand, RushView } from '../rules/types.ts';
import { chooseNext, type Outlook } from './choosing.ts';
import { type HeroQuestion, openSpots, weigh } from './hero-prospects.ts';
import { hasPinged } from './memory.ts';

/** Whoever has pinged to a card stays there for so long. */
const STAYS_MS = 3_000;

const OUTLOOK: Outlook<HeroQuestion, HeroSpot> = {
  openSpots,
  weigh,
  isBound: ({ view, memory, seat, at }) => hasPinged(memory, seat, at, STAYS_MS) || isRelied(view, seat),
};

/** All dice of this hero lie beside those of another, who works for both: to leave now would be to begin anew, twice. */
function isRelied(view: RushView, seat: Seat): boolean {
  const here = spotOf(view, seat);
  if (here === null || isUnderDragon(view, here) || freeDice(view, seat) > 0) return false;
  return seatsAt(view, here).length === MOST_COLOURS;
}

/** The next thing that a hero does; null where all dice lie and it is for others to complete the card. */
export function chooseForHero(question: HeroQuestion): RushCommand | null {
  return chooseNext(question, OUTLOOK);
}
