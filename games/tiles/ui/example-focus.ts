import type { ShownExample } from '@tablee/table-ui';
import { firstLay } from '../rules/family-legal.ts';
import { colourOf, type Tile, valueOf } from '../rules/tile.ts';
import type { FamilyView, JuniorView, LayCommand, Series, TilesCommand, TilesTypes } from '../rules/types.ts';

type TilesExample = ShownExample<TilesTypes>;

/** Reduces a table to the part that the command concerns: fourteen series, or 52 backs, would be too small to read. */
export function focusOn(shown: TilesExample): TilesExample {
  const { view, command } = shown;
  return { ...shown, view: view.mode === 'family' ? familyFocus(view, command) : juniorFocus(view, command) };
}

function familyFocus(view: FamilyView, command: TilesCommand): FamilyView {
  const lay = command.do === 'lay' ? command : firstLay(view);
  return {
    ...view,
    series: lay === null ? [] : view.series.filter((series) => isConcerned(series, lay, view.options.joining)),
  };
}

/** True if the lay goes on this series, uses one of its tiles, or makes a run that touches it. */
function isConcerned({ id, tiles, kind }: Series, lay: LayCommand, joining: boolean): boolean {
  if (id === lay.on || tiles.some((tile) => lay.tiles.includes(tile))) return true;
  return joining && kind !== 'family' && lay.tiles.some((tile) => touches(tiles, tile));
}

function touches(run: readonly Tile[], tile: Tile): boolean {
  return run.some((other) => colourOf(other) === colourOf(tile) && Math.abs(valueOf(other) - valueOf(tile)) === 1);
}

/** The open tiles and the touched one. */
function juniorFocus(view: JuniorView, command: TilesCommand): JuniorView {
  const touched = command.do === 'flip' ? command.place : null;
  const grid = view.grid.map((shown, place) => (view.up.includes(place) || place === touched ? shown : null));
  return { ...view, grid };
}
