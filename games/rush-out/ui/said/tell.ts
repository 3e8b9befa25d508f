import type { RushSay } from '../../locale/index.ts';
import type { RushEvent } from '../../rules/types.ts';
import { eventLookOf } from '../modules/installed.ts';

/** A sight in words, for the log and screen readers. Null for frequent events, such as rolls and placements. */
export function tellRush(sight: RushEvent, say: RushSay, nameOf: (seat: number) => string): string | null {
  return eventLookOf(sight)?.told?.(sight, say, nameOf) ?? null;
}
