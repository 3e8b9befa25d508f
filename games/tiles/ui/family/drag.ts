import { dragOf } from '@tablee/table-ui';
import type { Tile } from '../../rules/tile.ts';
import type { LayTarget } from '../things.ts';

/** Drop target of a tile: a position on my rack, or a place on the table. */
export type DropPlace = { readonly before: Tile } | { readonly on: LayTarget };

export const { DragTable, useDrag, useDrop } = dragOf<Tile, DropPlace>();
