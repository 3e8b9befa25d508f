import { less } from '../../rules/card.ts';
import { type Composition, makeMove, openingFault } from '../../rules/compose.ts';
import { isMeld } from '../../rules/melds.ts';
import { pointsOf } from '../../rules/scoring.ts';
import type { Card, Meld, Move, RummuRefusal } from '../../rules/types.ts';

/** A combination that takes the chosen cards, and how. */
export interface MeldPlace {
  /** Id of the combination. */
  readonly meld: number;
  readonly how: 'add' | 'swap';
  /** Change of its points. */
  readonly gain: number;
}

/** RM-16, RM-17: every combination to which these cards can be added, or in which one replaces a joker. */
export function placesFor(now: Composition, cards: readonly Card[]): MeldPlace[] {
  if (cards.length === 0) return [];
  return now.melds.flatMap(({ id }) =>
    movesTo(id, cards).flatMap((move) => {
      const made = makeMove(now, move);
      return made.ok ? [{ meld: id, how: move.do, gain: gainOf(now, made.now, id) }] : [];
    }),
  );
}

type MeldMove = Exclude<Move, { do: 'lay' }>;

function movesTo(id: number, cards: readonly Card[]): MeldMove[] {
  const [card, ...others] = cards;
  const add: MeldMove = { do: 'add', cards, to: id };
  return card === undefined || others.length > 0 ? [add] : [add, { do: 'swap', card, in: id }];
}

function gainOf(before: Composition, after: Composition, id: number): number {
  const points = ({ melds }: Composition): number => pointsOf((melds.find((meld) => meld.id === id) as Meld).cards);
  return points(after) - points(before);
}

/** Cards that can be exchanged for a joker on the table. */
export function exchangeable(now: Composition, cards: readonly Card[]): ReadonlySet<Card> {
  const isOne = (card: Card): boolean => now.melds.some(({ id }) => makeMove(now, { do: 'swap', card, in: id }).ok);
  return new Set(cards.filter(isOne));
}

/**
 * The refusal if these cards are laid as a new combination; null if it is allowed. If the opening takes a single combination,
 * the first one must be large enough.
 */
export function whyNotLaid(now: Composition, cards: readonly Card[]): RummuRefusal | null {
  const made = makeMove(now, { do: 'lay', cards });
  if (!made.ok) return made.refusal;
  return now.opening === 'one' ? openingFault(made.now) : null;
}

/** RM-15: cards of this turn that already count for the opening; 0 if a single combination must open. */
export function laidToOpen({ opening, laid }: Composition): number {
  return opening === 'total' ? laid.reduce((sum, size) => sum + size, 0) : 0;
}

/** RM-8: true if a combination of three cards of this hand contains the card. */
export function isInMeld(hand: readonly Card[], card: Card): boolean {
  const others = less(hand, [card]);
  return others.some((one, index) => others.slice(index + 1).some((other) => isMeld([card, one, other])));
}
