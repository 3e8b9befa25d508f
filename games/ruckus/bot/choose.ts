import type { Rng, Seat } from '@tablee/kernel';
import { pairsIn } from '../rules/family.ts';
import type { RuckusCommand, RuckusView } from '../rules/types.ts';
import {
  completionsIn,
  expectedRivals,
  fewestCardsElsewhere,
  pointsAfter,
  theftsIn,
  type Use,
} from './options-seen.ts';
import type { Temperament } from './temperament.ts';

const PERCENT = 100;
/** With so few cards in hand, the next one played may end the round. */
const MAX_LAST_CARDS = 2;

/** The next command of a bot with this temperament; null if it prefers to wait. */
export function chooseAction(view: RuckusView, seat: Seat, who: Temperament, rng: Rng): RuckusCommand | null {
  const hand = view.hand ?? [];
  if (hand.length === 0) return { do: 'slap' };
  const [pair] = pairsIn(hand);
  if (pair !== undefined) return { do: 'form', family: pair };
  const isSeen = (): boolean => rng.below(PERCENT) >= PERCENT * who.missChance;
  const thefts = theftsIn(view, seat).filter(isSeen);
  const completions = completionsIn(view, seat).filter(isSeen);
  const use =
    (who.goesOut ? firstCardOut(hand.length, thefts, completions) : null) ??
    chooseUse(view, seat, who, thefts, completions);
  if (use !== null && (hand.length > MAX_LAST_CARDS || view.deck === 0 || isCallWorthIt(view, seat, who, use)))
    return use.command;
  return view.deck > 0 ? { do: 'draw' } : null;
}

export function canOnlyDraw(view: RuckusView, seat: Seat): boolean {
  return theftsIn(view, seat).length === 0 && completionsIn(view, seat).length === 0;
}

/** The best use of a single card; null if all are better kept. */
function chooseUse(
  view: RuckusView,
  seat: Seat,
  who: Temperament,
  thefts: readonly Use[],
  completions: readonly Use[],
): Use | null {
  const late = isLate(view, seat, who);
  const isWorthIt = ({ family, pile }: Use): boolean =>
    late || pile >= who.stealsFrom || expectedRivals(view, seat, family) <= who.maxRivals;
  return thefts.find(isWorthIt) ?? (late || who.completesEarly ? completions[0] : undefined) ?? null;
}

/** True if another player is about to go out or the deck is empty: cards left in hand will cost points. */
function isLate(view: RuckusView, seat: Seat, { hurriesAtCards }: Temperament): boolean {
  return fewestCardsElsewhere(view, seat) <= hurriesAtCards || view.deck === 0;
}

/**
 * True if ending the round with this card pays: compares the points of the round, or the totals if that ends the match.
 */
function isCallWorthIt(view: RuckusView, seat: Seat, { maxGivenLead }: Temperament, use: Use): boolean {
  if (maxGivenLead === null) return true;
  const points = pointsAfter(view, seat, use);
  const totals = view.totals.map((total, one) => total + (points[one] as number));
  const endsMatch = totals.some((total) => total >= view.options.target);
  const [mine, best] = endsMatch
    ? [totals[seat] as number, Math.max(...totals)]
    : [points[seat] as number, Math.max(...points)];
  return mine >= best - (endsMatch ? 0 : maxGivenLead);
}

/** The next card if the whole hand can be played; the largest theft comes last, so that it cannot be stolen back. */
function firstCardOut(cards: number, thefts: readonly Use[], completions: readonly Use[]): Use | null {
  const stolen = new Set(thefts.map(({ family }) => family));
  const kept = completions.filter(({ family }) => !stolen.has(family));
  if (thefts.length + kept.length < cards) return null;
  return kept[0] ?? thefts.at(-1) ?? null;
}
