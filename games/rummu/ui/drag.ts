import { dragOf } from '@tablee/table-ui';
import type { HandSpot, OwnCard } from './hand/order.ts';

export type Pile = 'stock' | 'discards';

/** A draggable card: of my hand, or on top of a pile. */
export type DraggedCard = OwnCard | Pile;

export function isPile(lifted: DraggedCard): lifted is Pile {
  return lifted === 'stock' || lifted === 'discards';
}

/** Drop targets: my hand, the chosen cards, the table before me, a combination (`joker`: right on its joker), the discards. */
export type DropPlace =
  | { readonly spot: HandSpot }
  | { readonly meld: number; readonly joker: boolean }
  | 'chosen'
  | 'mine'
  | 'discard';

export const { DragTable, useDrag, useDrop, useDropField } = dragOf<DraggedCard, DropPlace>();
