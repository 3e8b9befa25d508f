import type { Family, Pile } from '../rules/types.ts';

/** A slot in front of a player, for a pile or the one taken from it. */
export interface Slot {
  readonly family: Family;
  readonly isGone: boolean;
}

/** Maximum number of empty slots that are kept; more would make the piles small. */
const MAX_GAPS = 1;

/** Piles keep their slots while others come and go, so that none moves away under a finger. */
export function settleSlots(slots: readonly Slot[], piles: readonly Pile[]): readonly Slot[] {
  const lying = new Set(piles.map(({ family }) => family));
  const placed = slots.map((slot) => ({ ...slot, isGone: !lying.has(slot.family) }));
  const known = new Set(placed.map(({ family }) => family));
  for (const family of lying) {
    if (known.has(family)) continue;
    const gap = placed.findIndex(({ isGone }) => isGone);
    if (gap === -1) placed.push({ family, isGone: false });
    else placed[gap] = { family, isGone: false };
  }
  if (lying.size === 0) return slots.length > 0 ? placed.slice(-MAX_GAPS) : slots;
  const kept = withFewGaps(placed);
  return isSame(slots, kept) ? slots : kept;
}

/** Removes the last gaps first, so that the piles before them stay. */
function withFewGaps(slots: readonly Slot[]): Slot[] {
  let spare = slots.filter(({ isGone }) => isGone).length - MAX_GAPS;
  return slots
    .toReversed()
    .filter(({ isGone }) => !isGone || --spare < 0)
    .toReversed();
}

function isSame(one: readonly Slot[], other: readonly Slot[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ family, isGone }, index) => family === other[index]?.family && isGone === other[index]?.isGone)
  );
}

/** Slots at the start of a round and after a page load. */
export function freshSlots(piles: readonly (readonly Pile[])[]): readonly (readonly Slot[])[] {
  return piles.map((own) => own.map(({ family }) => ({ family, isGone: false })));
}
