import type { Seat } from '@tablee/kernel';
import { type Card, less, sortCards, without } from './card.ts';
import type { Hand, RummuView } from './types.ts';

/** The viewer's own hand, as the rules work on it. */
export function ownHand(view: RummuView, seat: Seat): Hand {
  const open = view.hands[seat]?.known ?? [];
  return { open, closed: less(view.hand ?? [], open) };
}

export function sizeOf({ open, closed }: Hand): number {
  return open.length + closed.length;
}

export function holds({ open, closed }: Hand, card: Card): boolean {
  return open.includes(card) || closed.includes(card);
}

/**
 * RM-A21: of two cards that are alike, the known one leaves first, since nobody can tell whether the other one is still there.
 * Null where there is none.
 */
export function giveAway({ open, closed }: Hand, card: Card): Hand | null {
  const known = without(open, card);
  if (known !== null) return { open: known, closed };
  const rest = without(closed, card);
  return rest === null ? null : { open, closed: rest };
}

/** RM-A21: everybody saw these come. */
export function receiveOpenly({ open, closed }: Hand, cards: readonly Card[]): Hand {
  return { open: sortCards([...open, ...cards]), closed };
}
