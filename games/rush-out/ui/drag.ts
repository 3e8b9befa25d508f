import { dragOf } from '@tablee/table-ui';
import type { Spot } from '../rules/types.ts';

/** Dice are dropped on a card, on the dragon's tile, or back in the tray. */
export const { DragTable, useDrag, useDrop } = dragOf<number, Spot | 'tray'>();
