import { type Announcement, whoIs } from '@tablee/table-ui';
import type { TilesSight } from '../rules/types.ts';
import { rowAndColumnOf } from './junior/grid-layout.ts';
import { nameTile } from './name.ts';
import type { TilesProps } from './props.ts';
import { tellTiles } from './tell.ts';

interface Listener extends Pick<TilesProps, 'say' | 'nameOf' | 'viewer'> {
  /** Columns of the junior grid at this screen size. */
  readonly columns: number;
}

/**
 * Announcement of a sight for screen readers. A flipped tile is named with its place, since sighted players see it; the
 * written log does not name it (DR-A17). The turn is announced last, since the action matters more.
 */
export function tellAloud(sight: TilesSight, { columns, say, nameOf, viewer }: Listener): string | Announcement | null {
  switch (sight.kind) {
    case 'flipped':
      return say('event.flipped.face', {
        ...whoIs(sight.seat, viewer, nameOf),
        ...rowAndColumnOf(sight.place, columns),
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
