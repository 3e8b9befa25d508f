import { type Announcement, whoIs } from '@tablee/table-ui';
import type { TilesSight } from '../rules/types.ts';
import { whereIs } from './junior/grid-layout.ts';
import { nameTile } from './name.ts';
import type { TilesProps } from './props.ts';
import { tellTiles } from './tell.ts';

interface Ears extends Pick<TilesProps, 'say' | 'nameOf' | 'viewer'> {
  /** As many as the junior grid has on this screen. */
  readonly columns: number;
}

/**
 * What a sight sounds like to whoever listens instead of looking. A turned tile is named with its place, as those who look
 * see it; the log in words stays silent (DR-A17). Whose turn it is matters less than what was done.
 */
export function tellAloud(sight: TilesSight, { columns, say, nameOf, viewer }: Ears): string | Announcement | null {
  switch (sight.kind) {
    case 'flipped':
      return say('event.flipped.face', {
        ...whoIs(sight.seat, viewer, nameOf),
        ...whereIs(sight.place, columns),
        tile: nameTile(sight.tile, say),
      });
    case 'turn':
      return sight.seat === viewer ? null : idle(tellTiles(sight, say, nameOf, viewer)); // the status line says « À toi »
    case 'turned-back':
      return idle(tellTiles(sight, say, nameOf, viewer));
    default:
      return tellTiles(sight, say, nameOf, viewer);
  }
}

function idle(text: string | null): Announcement | null {
  return text === null ? null : { text, when: 'idle' };
}
