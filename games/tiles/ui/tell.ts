import type { TilesSay } from '../locale/index.ts';
import type { TilesSight } from '../rules/types.ts';
import { nameTiles } from './name.ts';

/** What a sight sounds like. [DR-A17] a flipped tile is not named: it may lie face down again when this is read. */
export function tellTiles(sight: TilesSight, say: TilesSay, nameOf: (seat: number) => string): string | null {
  switch (sight.kind) {
    case 'mixed':
    case 'dealt':
      return say(`event.${sight.kind}`, { player: nameOf(sight.first) });
    case 'laid':
    case 'paired':
      return say(`event.${sight.kind}`, { player: nameOf(sight.seat), tiles: nameTiles(sight.tiles, say) });
    case 'drew':
    case 'kept':
    case 'blocked':
    case 'flipped':
    case 'turn':
      return say(`event.${sight.kind}`, { player: nameOf(sight.seat) });
    case 'turned-back':
      return say('event.turned-back', { mixed: String(sight.mixed) });
    case 'joined':
    case 'over':
      return say(`event.${sight.kind}`);
  }
}
