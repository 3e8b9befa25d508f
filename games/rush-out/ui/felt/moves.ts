import type { RushEvent, RushView } from '../../rules/types.ts';
import type { CardMove } from '../modules/contract.ts';
import { eventLookOf } from '../modules/looks.ts';

/** RO-21, RO-24, RO-31: cards that this event moves. */
export function movesIn(sight: RushEvent, view: RushView): readonly CardMove[] {
  return eventLookOf(sight)?.flights?.(sight, view) ?? [];
}
