import { byColourThenValue, colourOf, type Tile, valueOf } from '../../rules/tile.ts';

export type RackSort = 'value' | 'colour';

export type RackOrder = { readonly by: RackSort } | { readonly by: 'hand'; readonly tiles: readonly Tile[] };

export function arrange(rack: readonly Tile[], order: RackOrder): readonly Tile[] {
  switch (order.by) {
    case 'colour':
      return rack.toSorted(byColourThenValue);
    case 'value':
      return rack.toSorted((a, b) => valueOf(a) - valueOf(b) || byColourThenValue(a, b));
    case 'hand': {
      const known = order.tiles.filter((tile) => rack.includes(tile));
      return [...known, ...rack.filter((tile) => !known.includes(tile))];
    }
  }
}

/** Moves `tile` to the index of `other`. */
export function moveTo(tiles: readonly Tile[], tile: Tile, other: Tile): readonly Tile[] {
  const [from, to] = [tiles.indexOf(tile), tiles.indexOf(other)];
  if (from < 0 || to < 0) return tiles;
  return tiles.toSpliced(from, 1).toSpliced(to, 0, tile);
}

/** True if a gap precedes the tile: between colours, on a rack sorted by colour. */
export function beginsGroup(tiles: readonly Tile[], index: number, order: RackOrder): boolean {
  if (order.by !== 'colour' || index === 0) return false;
  return colourOf(tiles[index] as Tile) !== colourOf(tiles[index - 1] as Tile);
}
