import { heroSpotOf, isCompleted, missingAt } from '../rules/board.ts';
import type { HeroSpot, RushCommand } from '../rules/types.ts';
import { type CampStrategy, chooseNext } from './choosing.ts';
import { type HeroQuestion, openSpots, weigh } from './hero-prospects.ts';
import { hasPinged } from './memory.ts';

/** After a ping a hero stays at the card for this time. */
const STAY_AFTER_PING_MS = 3_000;

const HERO_STRATEGY: CampStrategy<HeroQuestion, HeroSpot> = {
  openSpots,
  weigh,
  isBound: ({ memory, seat, at }) => hasPinged(memory, seat, at, STAY_AFTER_PING_MS),
};

/** The next command of a hero; null if the hero can only wait for others to complete the card. */
export function chooseForHero(question: HeroQuestion): RushCommand | null {
  const next = chooseNext(question, HERO_STRATEGY);
  return next?.do === 'roll' && isFilled(question) ? null : next;
}

/**
 * RO-34, RO-18: a full card under the dragon takes no more dice, and no other place is allowed, so rolling is useless.
 */
function isFilled({ view, seat }: HeroQuestion): boolean {
  const here = heroSpotOf(view, seat);
  return here !== null && !isCompleted(view, here, 'heroes') && missingAt(view, here, 'heroes') === 0;
}
