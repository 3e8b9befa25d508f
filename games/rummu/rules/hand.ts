import type { Seat } from '@tablee/kernel';
import { type Card, less, sortCards, without } from './card.ts';
import type { Hand, RummuView } from './types.ts';

/** The viewer's own hand in the form that the state has it. */
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
 * RM-A21: removes one copy of the card; null if there is none. The open copy leaves first, since others cannot tell which one
 * left.
 */
export function giveAway({ open, closed }: Hand, card: Card): Hand | null {
  const known = without(open, card);
  if (known !== null) return { open: known, closed };
  const rest = without(closed, card);
  return rest === null ? null : { open, closed: rest };
}

/** RM-A21: adds cards that everybody has seen. */
export function receiveOpenly({ open, closed }: Hand, cards: readonly Card[]): Hand {
  return { open: sortCards([...open, ...cards]), closed };
}
