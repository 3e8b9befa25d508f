import type { Viewer } from '@tablee/kernel';
import { whoIs } from '@tablee/table-ui';
import type { TilesSay } from '../locale/index.ts';
import type { TilesSight } from '../rules/types.ts';
import { nameTile, nameTiles } from './name.ts';

/**
 * Text of a sight for the log. DR-A17: a flipped tile is not named, since it may be turned back by the time this is
 * read.
 */
export function tellTiles(
  sight: TilesSight,
  say: TilesSay,
  nameOf: (seat: number) => string,
  viewer: Viewer = 'spectator',
): string | null {
  const whoOf = (seat: number) => whoIs(seat, viewer, nameOf);
  switch (sight.kind) {
    case 'mixed':
    case 'dealt':
      return say(`event.${sight.kind}`, whoOf(sight.first));
    case 'laid':
    case 'paired':
      return say(`event.${sight.kind}`, { ...whoOf(sight.seat), tiles: nameTiles(sight.tiles, say) });
    case 'drew':
      if (sight.tile !== null) return say('event.drew.mine', { tile: nameTile(sight.tile, say) });
      return say('event.drew', whoOf(sight.seat));
    case 'kept':
    case 'blocked':
    case 'flipped':
    case 'turn':
      return say(`event.${sight.kind}`, whoOf(sight.seat));
    case 'turned-back':
      return say('event.turned-back', { mixed: String(sight.mixed) });
    case 'joined':
    case 'over':
      return say(`event.${sight.kind}`);
  }
}
