import type { Announcement } from '@tablee/table-ui';
import type { RushEvent } from '../../rules/types.ts';
import type { Listener } from '../modules/contract.ts';
import { eventLookOf } from '../modules/installed.ts';
import { tellRush } from './tell.ts';

/** Announcement of a sight: own dice, completions, effects on the player, the dragon; not other players' rolls. */
export function sayAloud(sight: RushEvent, listener: Listener): string | Announcement | null {
  return eventLookOf(sight)?.aloud?.(sight, listener) ?? null;
}

/** The words of the log. */
export function sayTold(sight: RushEvent, { say, nameOf }: Listener): string | null {
  return tellRush(sight, say, nameOf);
}

/** The words of the log, if there is nothing else to say. */
export function sayIdle(sight: RushEvent, listener: Listener): Announcement | null {
  const text = sayTold(sight, listener);
  return text === null ? null : { text, when: 'idle' };
}
