import { dragOf } from '@tablee/table-ui';
import type { Own, Spot } from './hand/order.ts';

export type Pile = 'stock' | 'discards';

/** A card of my hand, or the top card of a pile. */
export type Lifted = Own | Pile;

export function isPile(lifted: Lifted): lifted is Pile {
  return lifted === 'stock' || lifted === 'discards';
}

/**
 * Where a card is let go: in my hand, among those that are chosen, on what lies before me, on a combination (`joker`: right on
 * its joker) or on the discards.
 */
export type DropPlace =
  | { readonly spot: Spot }
  | { readonly meld: number; readonly joker: boolean }
  | 'chosen'
  | 'mine'
  | 'discard';

export const { DragTable, useDrag, useDrop, useDropField } = dragOf<Lifted, DropPlace>();
