import type { Seat } from '@tablee/kernel';
import { heroDiceAt, isCompleted, isHero } from './board.ts';
import { cardOrTileAt } from './check-place.ts';
import { refuse } from './refuse.ts';
import { pushOf } from './targets.ts';
import type { PushTarget, RushRefusal, RushTable } from './types.ts';

/** RO-29, RO-30, RO-A26: legality of a target. A target that no longer exists is refused (RO-A66). */
export function refuseAim(table: RushTable, seat: Seat, { spot, die }: PushTarget): RushRefusal | null {
  const card = cardOrTileAt(table, spot);
  // Checked first: the completed card may have been the last target, in which case the choice has already ended.
  if (!isHero(table, seat) && isCompleted(table, spot))
    return refuse('RO-30', { why: table.asking === null ? 'over' : 'aim', card });
  const unasked = refuseUnasked(table, seat);
  if (unasked !== null) return unasked;
  const dice = heroDiceAt(table, spot);
  if (dice.length === 0) return refuse('RO-A26', { card });
  const pushes = pushOf(table);
  if ((pushes === 'one') !== (die !== null)) return refuse('RO-29', { why: pushes ?? 'none', card });
  const isThere = die === null || dice.some((one) => one.seat === die.seat && one.die === die.die);
  return isThere ? null : refuse('RO-29', { why: 'gone', card });
}

export function refuseUnasked(table: RushTable, seat: Seat): RushRefusal | null {
  if (isHero(table, seat)) return refuse('RO-29', { why: 'hero' });
  return table.asking === null ? refuse('RO-29', { why: 'none' }) : null;
}
