import { isSame, type Seat } from '@tablee/kernel';
import { type Box, othersOf } from '@tablee/table-ui';
import { heroesOf } from '../../../rules/camps.ts';
import { spotOfLaid } from '../../../rules/modules/dissipation.ts';
import type { RushView, Spot } from '../../../rules/types.ts';
import type { LaidSlot, Ledge } from '../types.ts';
import { slotsIn } from './slots.ts';

/** Things that lie against heroes, in the order of its slots. */
export interface LedgeOrder {
  readonly entries: readonly LedgeEntry[];
  /** Time of the player's last roll. */
  readonly rolledAt: RushView['rolledAt'][number];
}

/** Boxes of the ledge: the shared ones, the player's, or those of a hero by index. */
type BoxGroup = 'shared' | 'mine' | number;

interface LedgeEntry {
  readonly spot: Spot;
  readonly seat: Seat;
  readonly group: BoxGroup;
  readonly isMine: boolean;
  /** It has left, and its slot is kept. */
  readonly isGone: boolean;
}

export interface LedgeOrderer {
  /** The order after a view; the same object if nothing has changed. */
  readonly next: (before: LedgeOrder, ledge: Ledge, view: RushView, me: Seat | null) => LedgeOrder;
  readonly slots: (ledge: Ledge, order: LedgeOrder) => readonly LaidSlot[];
}

export const LEDGE_ORDERER: LedgeOrderer = { next: orderAfter, slots: slotsOf };

/**
 * In the order of arrival. One that leaves leaves a gap, so that nothing moves under a finger; the next one fills it. Gaps
 * close when the player rolls, because then the finger is on the button. Without a player they close at once.
 */
function orderAfter(before: LedgeOrder, ledge: Ledge, view: RushView, me: Seat | null): LedgeOrder {
  const rolledAt = me === null ? null : (view.rolledAt[me] ?? null);
  const closes = me === null || rolledAt !== before.rolledAt;
  const lying = (view.laid ?? []).map((card): LedgeEntry => {
    const { seat } = card;
    const isMine = seat === me;
    return { spot: spotOfLaid(card), seat, group: groupOf(ledge, view, me, seat), isMine, isGone: false };
  });
  const entries = before.entries.flatMap((entry) => {
    const still = lying.find(({ spot }) => spot === entry.spot);
    return still === undefined && closes ? [] : [still ?? { ...entry, isGone: true }];
  });
  for (const entry of lying) {
    if (entries.some(({ spot }) => spot === entry.spot)) continue;
    const gap = entries.findIndex(({ isGone, group }) => isGone && group === entry.group);
    entries.splice(gap === -1 ? entries.length : gap, gap === -1 ? 0 : 1, entry);
  }
  const after = { entries, rolledAt };
  return isSame(after, before) ? before : after;
}

function groupOf({ board, mine }: Ledge, view: RushView, me: Seat | null, seat: Seat): BoxGroup {
  if (board !== null) return 'shared';
  // Small desks have no room beside the player's plate.
  if (seat === me) return mine.length > 0 ? 'mine' : 'shared';
  const heroes = heroesOf(view);
  return othersOf(view.dice.length, me ?? 'spectator')
    .filter((other) => heroes.includes(other))
    .indexOf(seat);
}

function slotsOf(ledge: Ledge, { entries }: LedgeOrder): LaidSlot[] {
  return [...new Set(entries.map(({ group }) => group))].flatMap((group) => {
    const columns = (typeof group === 'number' ? ledge.heroes[group] : ledge[group]) ?? [];
    const grouped = entries.filter((entry) => entry.group === group);
    const slots = slotsIn(
      columns,
      grouped.map((entry) => (entry.isGone ? null : entry)),
    );
    return grouped.flatMap(({ spot, seat, isGone }, index): LaidSlot[] => {
      const slot = slots[index] ?? slots.at(-1);
      if (slot === undefined) return [];
      const { box, isWhole, more } = slot;
      const isHidden = index >= slots.length;
      const column = `${group} ${columns.findIndex((one) => isIn(one, box))}`;
      // A second half that has left leaves its column to its mate.
      if (isGone && (!isWhole || index >= columns.length)) return [];
      return [{ spot, seat, isGone, box, isWhole, more: isHidden ? 0 : more, isHidden, column }];
    });
  });
}

function isIn(column: Box, { left, top }: Box): boolean {
  const isAcross = left >= column.left && left < column.left + column.width;
  return isAcross && top >= column.top && top < column.top + column.height;
}
