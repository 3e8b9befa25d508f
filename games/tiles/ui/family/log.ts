import type { Happening } from '@tablee/table-ui';
import type { Tile } from '../../rules/tile.ts';
import type { TilesSight, TilesTypes } from '../../rules/types.ts';

/** What a player did, as a chip can show it. */
export interface Deed {
  readonly seq: number;
  readonly seat: number;
  readonly kind: 'laid' | 'drew' | 'kept' | 'blocked';
  readonly tiles: readonly Tile[];
}

export function deedsOf(happenings: readonly Happening<TilesTypes>[]): Deed[] {
  return happenings.flatMap(({ seq, sights }) => sights.flatMap((sight) => deedOf(seq, sight)));
}

function deedOf(seq: number, sight: TilesSight): Deed[] {
  switch (sight.kind) {
    case 'laid':
      return [{ seq, seat: sight.seat, kind: sight.kind, tiles: sight.tiles }];
    case 'drew':
    case 'kept':
    case 'blocked':
      return [{ seq, seat: sight.seat, kind: sight.kind, tiles: [] }];
    default:
      return [];
  }
}

/** Tiles that were laid in the newest lay: they are marked until somebody lays again. */
export function freshTiles(deeds: readonly Deed[]): ReadonlySet<Tile> {
  return new Set(deeds.findLast(({ kind }) => kind === 'laid')?.tiles);
}
