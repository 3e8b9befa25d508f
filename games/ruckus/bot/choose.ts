import type { Rng, Seat } from '@tablee/kernel';
import { pairsIn } from '../rules/family.ts';
import type { RuckusCommand, RuckusView } from '../rules/types.ts';
import { completionsIn, fewestElsewhere, rivalsOf, theftsIn, type Use } from './options-seen.ts';
import type { Temperament } from './temperament.ts';

const PERCENT = 100;
/** With so few cards of a family to be expected in other hands, a stolen pile is likely to stay. */
const SAFE = 0.4;

/** What somebody of this temperament does next; null where it would rather wait. */
export function chooseAction(view: RuckusView, seat: Seat, who: Temperament, rng: Rng): RuckusCommand | null {
  const hand = view.hand ?? [];
  if (hand.length === 0) return { do: 'slap' };
  const [pair] = pairsIn(hand);
  if (pair !== undefined) return { do: 'form', family: pair };
  const isSeen = (): boolean => rng.below(PERCENT) >= PERCENT * who.misses;
  const thefts = theftsIn(view, seat).filter(isSeen);
  const completions = completionsIn(view, seat).filter(isSeen);
  const use =
    (who.goesOut ? wayOut(hand.length, thefts, completions) : null) ?? chooseUse(view, seat, who, thefts, completions);
  if (use !== null) return use.command;
  return view.deck > 0 ? { do: 'draw' } : null;
}

/** The single card that is better played now than kept. */
function chooseUse(
  view: RuckusView,
  seat: Seat,
  who: Temperament,
  thefts: readonly Use[],
  completions: readonly Use[],
): Use | null {
  const isLate = fewestElsewhere(view, seat) <= who.hurriesAt || view.deck === 0;
  const isWorthIt = ({ family, pile }: Use): boolean =>
    isLate || pile >= who.stealsFrom || (who.counts && rivalsOf(view, seat, family) <= SAFE);
  return thefts.find(isWorthIt) ?? (isLate || who.completesEarly ? completions[0] : undefined) ?? null;
}

/** The next card on the way to an empty hand, where every card can be played: the largest theft comes last. */
function wayOut(cards: number, thefts: readonly Use[], completions: readonly Use[]): Use | null {
  const stolen = new Set(thefts.map(({ family }) => family));
  const kept = completions.filter(({ family }) => !stolen.has(family));
  if (thefts.length + kept.length < cards) return null;
  return kept[0] ?? thefts.at(-1) ?? null;
}
