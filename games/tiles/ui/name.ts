import type { Say } from '@tablee/words';
import { characterOf, colourOf, type Tile, valueOf } from '../rules/tile.ts';

export function nameTile(tile: Tile, say: Say): string {
  return say('tile', { colour: colourOf(tile), value: valueOf(tile) });
}

/** With its animal, for whoever listens. */
export function describeTile(tile: Tile, say: Say): string {
  return say('ui.tile', { tile: nameTile(tile, say), character: say(`character.${characterOf(tile)}`) });
}

export function nameTiles(tiles: readonly Tile[], say: Say): string {
  return joinNames(
    tiles.map((tile) => nameTile(tile, say)),
    say,
  );
}

export function joinNames(names: readonly string[], say: Say): string {
  if (names.length < 2) return names.join('');
  return say('list-and', { head: names.slice(0, -1).join(', '), last: names.at(-1) as string });
}
