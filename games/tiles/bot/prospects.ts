import { fitLay, seriesWith } from '../rules/series.ts';
import { colourOf, TILES, type Tile, tileOf, valueOf } from '../rules/tile.ts';
import type { FamilyView, LayCommand, Series } from '../rules/types.ts';

/** What the table and the rack would look like after a lay. */
export interface Prospect {
  readonly left: readonly Tile[];
  /** Tiles of the rack that would fit the table by themselves. */
  readonly live: number;
  /** Tiles of the rack that would have a partner on the rack. */
  readonly paired: number;
  /** Unseen tiles that would fit the table: the others' chances. */
  readonly openings: number;
}

export function prospectOf(view: FamilyView, lay: LayCommand): Prospect {
  const table = tableAfter(view, lay);
  const left = (view.rack ?? []).filter((tile) => !lay.tiles.includes(tile));
  const places = placesOn(table);
  const seen = new Set([...left, ...table.flatMap(({ tiles }) => tiles)]);
  return {
    left,
    live: left.filter((tile) => places.has(tile)).length,
    paired: left.filter((tile) => hasPartner(tile, left)).length,
    openings: TILES.filter((tile) => !seen.has(tile) && places.has(tile)).length,
  };
}

function tableAfter({ series, options }: FamilyView, lay: LayCommand): Series[] {
  const target = seriesWith(series, lay.on) ?? null;
  const fit = fitLay(lay.tiles, target, series, options.joining);
  if (!fit.ok) throw new Error('only legal lays have a prospect');
  const others = series.filter((one) => one !== target && !fit.absorbed.includes(one.id));
  return [...others, { id: target?.id ?? 0, kind: fit.kind, tiles: fit.tiles }];
}

/** Every tile that one of the series would take. */
function placesOn(table: readonly Series[]): Set<Tile> {
  const places = new Set<Tile>();
  for (const { kind, tiles } of table) {
    const [first, last] = [tiles[0] as Tile, tiles.at(-1) as Tile];
    if (kind !== 'run') for (const tile of TILES) if (valueOf(tile) === valueOf(first)) places.add(tile);
    if (kind === 'family') continue;
    for (const tile of [tileOf(colourOf(first), valueOf(first) - 1), tileOf(colourOf(first), valueOf(last) + 1)]) {
      if (tile !== undefined) places.add(tile);
    }
  }
  return places;
}

function hasPartner(tile: Tile, rack: readonly Tile[]): boolean {
  return rack.some((other) => {
    if (other === tile) return false;
    const isNext = colourOf(other) === colourOf(tile) && Math.abs(valueOf(other) - valueOf(tile)) === 1;
    return isNext || valueOf(other) === valueOf(tile);
  });
}
