import { dragOf } from '@tablee/table-ui';
import type { Own, Spot } from './hand/order.ts';

/** Where a card is let go: in my hand, among those that are chosen, on a combination (`joker`: right on its joker) or on the discards. */
export type DropPlace =
  | { readonly spot: Spot }
  | { readonly meld: number; readonly joker: boolean }
  | 'chosen'
  | 'discard';

export const { DragTable, useDrag, useDrop, useDropField } = dragOf<Own, DropPlace>();
