import type { Json, Mind } from '@tablee/kernel';
import type { Tile, TilesSight, TilesTypes } from './types.ts';

/** A face seen at a place of the junior table. Lists have the latest last. */
export type SeenTile = readonly [place: number, tile: Tile];

export function readSeen(memory: Json): readonly SeenTile[] {
  return (memory ?? []) as unknown as readonly SeenTile[];
}

/** Remembers every face that was turned back at its place. Mixing clears the memory (DR-A17). */
export const tilesMind: Mind<TilesTypes> = {
  start: [],
  remember: (memory, sight) => recall(readSeen(memory), sight),
};

export function recall(seen: readonly SeenTile[], sight: TilesSight): readonly SeenTile[] {
  switch (sight.kind) {
    case 'flipped':
      return [...seen.filter(([place]) => place !== sight.place), [sight.place, sight.tile]];
    case 'paired':
      return seen.filter(([place]) => !sight.places.includes(place));
    case 'turned-back':
      return sight.mixed ? [] : seen;
    default:
      return seen;
  }
}
