import { dragOf } from '@tablee/table-ui';
import type { Tile } from '../../rules/tile.ts';
import type { Target } from '../things.ts';

/** Drop target of a tile: a position on my rack, or a place on the table. */
export type DropPlace = { readonly before: Tile } | { readonly on: Target };

export const { DragTable, useDrag, useDrop } = dragOf<Tile, DropPlace>();
