import { dragOf } from '@tablee/table-ui';
import type { Tile } from '../../rules/tile.ts';
import type { Target } from '../things.ts';

/** Where a tile is let go: among those of my rack, or somewhere on the table. */
export type DropPlace = { readonly before: Tile } | { readonly on: Target };

export const { DragTable, useDrag, useDrop } = dragOf<Tile, DropPlace>();
