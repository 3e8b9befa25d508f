import type { Placed, Placement, ShownDie } from './types.ts';

/** Adds the faces to placements; null if one of the dice is not known. */
export function placedOf(known: readonly ShownDie[], table: readonly Placement[]): Placed[] | null {
  const faces = new Map(known.map(({ die, face }) => [die, face]));
  const next = table.flatMap((placement): Placed[] => {
    const face = faces.get(placement.die);
    return face === undefined ? [] : [{ ...placement, face }];
  });
  return next.length === table.length ? next : null;
}
