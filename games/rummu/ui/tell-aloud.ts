import type { Viewer } from '@tablee/kernel';
import { type Announcement, whoIs } from '@tablee/table-ui';
import { nameCard, type RummuSay } from '../locale/index.ts';
import type { RummuSight } from '../rules/types.ts';
import { tellRummu } from './tell.ts';

interface Listener {
  readonly viewer: Viewer;
  readonly say: RummuSay;
  readonly nameOf: (seat: number) => string;
}

/**
 * The sentence of a sight for screen readers. A discard is named because it is visible on top; a log would still show it once
 * it is covered (RM-A30). Draws of others wait until the voice is idle.
 */
export function tellAloud(sight: RummuSight, { viewer, say, nameOf }: Listener): string | Announcement | null {
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
      return null; // the podium announces the winner
    default:
      return tellRummu(sight, say, nameOf, viewer);
  }
}
