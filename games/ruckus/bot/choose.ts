import type { Rng, Seat } from '@tablee/kernel';
import { pairsIn } from '../rules/family.ts';
import type { RuckusCommand, RuckusView } from '../rules/types.ts';
import { completionsIn, fewestElsewhere, theftsIn, type Use } from './options-seen.ts';
import type { Temperament } from './temperament.ts';

const PERCENT = 100;

/** What somebody of this temperament does next; null where it would rather wait. */
export function chooseAction(view: RuckusView, seat: Seat, who: Temperament, rng: Rng): RuckusCommand | null {
  const hand = view.hand ?? [];
  if (hand.length === 0) return { do: 'slap' };
  const [pair] = pairsIn(hand);
  if (pair !== undefined) return { do: 'form', family: pair };
  const isSeen = (): boolean => rng.below(PERCENT) >= PERCENT * who.misses;
  const thefts = theftsIn(view, seat).filter(isSeen);
  const completions = completionsIn(view, seat).filter(isSeen);
  const out = who.goesOut ? wayOut(hand.length, thefts, completions) : null;
  if (out !== null) return out.command;
  const isLate = fewestElsewhere(view, seat) <= who.hurriesAt || view.deck === 0;
  const [theft] = thefts;
  if (theft !== undefined && (isLate || theft.pile >= who.stealsFrom)) return theft.command;
  const [completion] = completions;
  if (completion !== undefined && (isLate || who.completesEarly)) return completion.command;
  if (view.deck > 0 && hand.length < who.drawsBelow) return { do: 'draw' };
  return theft?.command ?? completion?.command ?? (view.deck > 0 ? { do: 'draw' } : null);
}

/** The next card on the way to an empty hand, where every card can be played: the largest theft comes last. */
function wayOut(cards: number, thefts: readonly Use[], completions: readonly Use[]): Use | null {
  const stolen = new Set(thefts.map(({ family }) => family));
  const kept = completions.filter(({ family }) => !stolen.has(family));
  if (thefts.length + kept.length < cards) return null;
  return kept[0] ?? thefts.at(-1) ?? null;
}
