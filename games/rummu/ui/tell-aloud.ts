import type { Viewer } from '@tablee/kernel';
import { type Announcement, whoIs } from '@tablee/table-ui';
import { nameCard, type RummuSay } from '../locale/index.ts';
import type { RummuSight } from '../rules/types.ts';
import { tellRummu } from './tell.ts';

interface Ears {
  readonly viewer: Viewer;
  readonly say: RummuSay;
  readonly nameOf: (seat: number) => string;
}

/**
 * What a sight sounds like to those who listen instead of looking. A discard is named: it lies on top for everybody to see,
 * while a log would still tell it when it is buried (RM-A30). That others drew is told when there is time.
 */
export function tellAloud(sight: RummuSight, { viewer, say, nameOf }: Ears): string | Announcement | null {
  switch (sight.kind) {
    case 'drew': {
      const text = tellRummu(sight, say, nameOf, viewer);
      return sight.seat === viewer ? text : { text, when: 'idle' };
    }
    case 'discarded':
      return say('event.discarded.card', {
        ...whoIs(sight.seat, viewer, nameOf),
        card: nameCard(sight.card, say),
      });
    case 'over':
      return null; // the podium says who has won
    default:
      return tellRummu(sight, say, nameOf, viewer);
  }
}
