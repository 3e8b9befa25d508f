import { joinList } from '@tablee/words';
import type { TilesSay } from '../locale/index.ts';
import { highOf, lowOf } from '../rules/series.ts';
import { characterOf, colourOf, type Tile, valueOf } from '../rules/tile.ts';
import type { Series } from '../rules/types.ts';
import type { LayPlace } from './family/places.ts';

export function nameTile(tile: Tile, say: TilesSay): string {
  return say('tile', { colour: colourOf(tile), value: valueOf(tile) });
}

/** The name with its animal, for screen readers. */
export function describeTile(tile: Tile, say: TilesSay): string {
  return say('ui.tile', { tile: nameTile(tile, say), character: say(`character.${characterOf(tile)}`) });
}

export function nameTiles(tiles: readonly Tile[], say: TilesSay): string {
  return joinNames(
    tiles.map((tile) => nameTile(tile, say)),
    say,
  );
}

export function joinNames(names: readonly string[], say: TilesSay): string {
  return joinList(names, (ends) => say('list-and', ends));
}

export function nameSeries({ kind, tiles }: Series, say: TilesSay): string {
  const first = tiles[0] as Tile;
  if (kind === 'starter') return say('ui.starter', { tile: nameTile(first, say) });
  if (kind === 'run') return say('ui.run', { colour: colourOf(first), from: lowOf(tiles), to: highOf(tiles) });
  const colours = tiles.map((tile) => say(`colour.${colourOf(tile)}`));
  return say('ui.family', { value: valueOf(first), colours: joinNames(colours, say) });
}

/** The tiles and their target, for the label of a place and for a hint. */
export function namePlace({ target, lay }: LayPlace, table: readonly Series[], say: TilesSay): string {
  const tiles = nameTiles(lay.tiles, say);
  if (typeof target === 'string') return say('ui.new.fits', { kind: say(`ui.new.${target}`), tiles });
  const series = table.find(({ id }) => id === target);
  return series === undefined ? tiles : say('ui.fits', { series: nameSeries(series, say), tiles });
}
