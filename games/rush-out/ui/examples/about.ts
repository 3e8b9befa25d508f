import type { ShownExample } from '@tablee/table-ui';
import { SPOTS, spotOf } from '../../rules/board.ts';
import type { RushTypes, Spot } from '../../rules/types.ts';

/** Spots of an example, in table order. All seven would be too small to read. */
export function spotsAbout({ view, command, seat }: ShownExample<RushTypes>): Spot[] {
  const about = new Set<Spot | null>([spotOf(view, seat), view.rollSpot[seat] ?? null, view.asking?.spot ?? null]);
  if ('spot' in command) about.add(command.spot);
  return SPOTS.filter((spot) => about.has(spot));
}
