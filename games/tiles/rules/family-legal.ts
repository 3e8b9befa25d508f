import { highOf, lowOf } from './series.ts';
import { type Colour, colourOf, type Tile, tileOf, tilesOfValue, type Value, valueOf } from './tile.ts';
import type { FamilyView, LayCommand, Series, TilesCommand } from './types.ts';

/** Every command that `checkFamily` accepts, for the seat whose view this is. */
export function* legalFamily(view: FamilyView): Generator<TilesCommand> {
  if (view.phase === 'over') return;
  let canLay = false;
  for (const lay of legalLays(view)) {
    canLay = true;
    yield lay;
  }
  if (view.phase === 'drawn') yield { do: 'keep' };
  else if (view.pool > 0 && (view.options.voluntaryDraw || !canLay)) yield { do: 'draw' };
}

export function firstLay(view: FamilyView): LayCommand | null {
  for (const lay of legalLays(view)) return lay;
  return null;
}

/** DR-A10: right after a draw, only lays that use the drawn tile. */
function* legalLays(view: FamilyView): Generator<LayCommand> {
  const { drawn } = view;
  for (const lay of possibleLays(view)) if (drawn === null || lay.tiles.includes(drawn)) yield lay;
}

function* possibleLays(view: FamilyView): Generator<LayCommand> {
  const rack = view.rack ?? [];
  for (const series of view.series) {
    if (series.kind !== 'run') yield* familiesOf(rack, valueOf(series.tiles[0] as Tile), series.id, 1);
    if (series.kind !== 'family') yield* runExtensions(rack, series);
  }
  for (const tile of rack) yield* runsFrom(rack, tile);
  for (const value of new Set(rack.map(valueOf))) yield* familiesOf(rack, value, null, 2);
}

function* familiesOf(rack: readonly Tile[], value: Value, on: number | null, least: number): Generator<LayCommand> {
  const tiles = tilesOfValue(value).filter((tile) => rack.includes(tile));
  if (tiles.length < least) return;
  for (let mask = 1; mask < 1 << tiles.length; mask += 1) {
    const some = tiles.filter((_, bit) => (mask >> bit) & 1);
    if (some.length >= least) yield { do: 'lay', tiles: some, on };
  }
}

/** Any number of tiles at both ends, as far as the rack reaches without a gap (DR-A8). */
function* runExtensions(rack: readonly Tile[], series: Series): Generator<LayCommand> {
  const colour = colourOf(series.tiles[0] as Tile);
  const up = reach(rack, colour, highOf(series.tiles), 1);
  const down = reach(rack, colour, lowOf(series.tiles), -1);
  for (let below = 0; below <= down.length; below += 1) {
    for (let above = below === 0 ? 1 : 0; above <= up.length; above += 1) {
      yield { do: 'lay', tiles: [...down.slice(0, below).toReversed(), ...up.slice(0, above)], on: series.id };
    }
  }
}

function reach(rack: readonly Tile[], colour: Colour, end: number, step: 1 | -1): Tile[] {
  const found: Tile[] = [];
  for (let value = end + step; ; value += step) {
    const tile = tileOf(colour, value);
    if (tile === undefined || !rack.includes(tile)) return found;
    found.push(tile);
  }
}

/** Every new run that begins with this tile. */
function* runsFrom(rack: readonly Tile[], first: Tile): Generator<LayCommand> {
  const tiles = [first];
  for (let value = valueOf(first) + 1; ; value += 1) {
    const next = tileOf(colourOf(first), value);
    if (next === undefined || !rack.includes(next)) return;
    tiles.push(next);
    yield { do: 'lay', tiles: [...tiles], on: null };
  }
}
