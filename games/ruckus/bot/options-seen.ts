import type { Seat } from '@tablee/kernel';
import { CARDS_PER_FAMILY, countIn } from '../rules/family.ts';
import { CALL_BONUS, pointsOf } from '../rules/scoring.ts';
import type { Family, RuckusCommand, RuckusView } from '../rules/types.ts';

/** A single card that can be played now, and the size of the pile that it takes or joins. */
export interface Use {
  readonly command: RuckusCommand;
  readonly family: Family;
  readonly pile: number;
}

/**
 * The best theft for each single card, largest first. Among equal victims the next seat clockwise, or low seats would
 * be robbed more often.
 */
export function theftsIn(view: RuckusView, seat: Seat): Use[] {
  const others = view.piles.map((_, offset) => (seat + offset) % view.piles.length).slice(1) as Seat[];
  const thefts: Use[] = [];
  for (const family of new Set(view.hand)) {
    let best: Use | null = null;
    for (const from of others) {
      const count = view.piles[from]?.find((pile) => pile.family === family)?.count ?? 0;
      if (count > (best?.pile ?? 0)) best = { command: { do: 'steal', family, from }, family, pile: count };
    }
    if (best !== null) thefts.push(best);
  }
  return thefts.toSorted((one, other) => other.pile - one.pile);
}

/** Single cards that fit the own piles. */
export function completionsIn(view: RuckusView, seat: Seat): Use[] {
  return (view.piles[seat] ?? []).flatMap(({ family, count }) =>
    view.hand?.includes(family) ? [{ command: { do: 'complete', family }, family, pile: count }] : [],
  );
}

export function fewestCardsElsewhere(view: RuckusView, seat: Seat): number {
  return Math.min(...view.hands.filter((_, other) => other !== seat));
}

/** Expected number of cards of a family in other hands, by counting visible cards. */
export function expectedRivals(view: RuckusView, seat: Seat, family: Family): number {
  const laid = view.piles.flat().filter((pile) => pile.family === family);
  const seen = laid.reduce((sum, { count }) => sum + count, countIn(view.hand ?? [], family));
  const held = view.hands.reduce((sum, count, other) => (other === seat ? sum : sum + count), 0);
  return ((CARDS_PER_FAMILY - seen) * held) / (held + view.deck);
}

/** RK-17 to RK-19: points of each seat if this last card ends the round. */
export function pointsAfter(view: RuckusView, seat: Seat, { command, pile }: Use): number[] {
  return view.piles.map((piles, one) => {
    const laid = piles.reduce((sum, { count }) => sum + count, 0);
    if (one === seat) return pointsOf(laid + 1 + (command.do === 'steal' ? pile : 0), 0, CALL_BONUS);
    const lost = command.do === 'steal' && command.from === one ? pile : 0;
    return pointsOf(laid - lost, view.hands[one] as number, 0);
  });
}
