import type { Happening, Origin } from '@tablee/table-ui';
import type { Tile } from '../rules/tile.ts';
import type { TilesSight, TilesTypes } from '../rules/types.ts';

export function tileKey(tile: Tile): string {
  return `tile-${tile}`;
}

export function seatAnchor(seat: number): string {
  return `seat-${seat}`;
}

export const HEAP = 'heap';

/** All tiles have the same back. */
export const BACK = 'tile';

/** Origins of the flights of newly seen tiles: the heap, or another player's rack. */
export function originsOf(happenings: readonly Happening<TilesTypes>[]): ReadonlyMap<string, Origin> {
  const pairs = happenings.flatMap(({ sights }) => sights.flatMap(originsIn));
  return new Map(pairs.map(([tile, anchor]) => [tileKey(tile), { anchor, back: BACK }]));
}

function originsIn(sight: TilesSight): (readonly [Tile, string])[] {
  switch (sight.kind) {
    case 'dealt':
      return [...sight.starters, ...(sight.rack ?? [])].map((tile) => [tile, HEAP]);
    case 'laid':
      return sight.tiles.map((tile) => [tile, seatAnchor(sight.seat)]);
    case 'drew':
      return sight.tile === null ? [] : [[sight.tile, HEAP]];
    default:
      return [];
  }
}
