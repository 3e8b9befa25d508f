import { heroSpotOf, isCompleted, missingAt } from '../rules/board.ts';
import type { HeroSpot, RushCommand } from '../rules/types.ts';
import { chooseNext, type Outlook } from './choosing.ts';
import { type HeroQuestion, openSpots, weigh } from './hero-prospects.ts';
import { hasPinged } from './memory.ts';

/** Whoever has pinged to a card stays there for so long. */
const STAYS_MS = 3_000;

const OUTLOOK: Outlook<HeroQuestion, HeroSpot> = {
  openSpots,
  weigh,
  isBound: ({ memory, seat, at }) => hasPinged(memory, seat, at, STAYS_MS),
};

/** The next thing that a hero does; null where all dice lie and it is for others to complete the card. */
export function chooseForHero(question: HeroQuestion): RushCommand | null {
  const next = chooseNext(question, OUTLOOK);
  return next?.do === 'roll' && isFilled(question) ? null : next;
}

/** RO-34: a full card that the dragon holds takes no more dice, and RO-18 forbids every other place: a roll would be of no use. */
function isFilled({ view, seat }: HeroQuestion): boolean {
  const here = heroSpotOf(view, seat);
  return here !== null && !isCompleted(view, here) && missingAt(view, here) === 0;
}
