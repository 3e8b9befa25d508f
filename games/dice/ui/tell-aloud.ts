import type { Viewer } from '@tablee/kernel';
import { type Announcement, whoIs } from '@tablee/table-ui';
import { type DiceSay, nameTheDice } from '../locale/index.ts';
import { facesOf } from '../rules/lines.ts';
import type { DiceEvent } from '../rules/types.ts';
import { tellDice } from './tell.ts';

interface Listener {
  readonly viewer: Viewer;
  readonly say: DiceSay;
  readonly nameOf: (seat: number) => string;
}

/**
 * Announcement of a sight for screen readers. Rolled dice are named, mine at once and the other player's when there is
 * time, since they are visible (RX-A19).
 */
export function tellAloud(sight: DiceEvent, { viewer, say, nameOf }: Listener): string | Announcement | null {
  switch (sight.kind) {
    case 'rolled': {
      const dice = nameTheDice(facesOf(sight.shown), say);
      const text = say('event.rolled.faces', { ...whoIs(sight.seat, viewer, nameOf), dice, kept: sight.kept });
      return sight.seat === viewer ? text : { text, when: 'idle' };
    }
    case 'over':
      return null; // the podium announces the winner
    default:
      return tellDice(sight, say, nameOf, viewer);
  }
}
