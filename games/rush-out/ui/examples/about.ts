import type { ShownExample } from '@tablee/table-ui';
import { spotOf } from '../../rules/board.ts';
import { allSpots } from '../../rules/places.ts';
import type { RushTypes, Spot } from '../../rules/types.ts';

/** Spots of an example, in table order. All seven would be too small to read. */
export function spotsAbout({ view, command, seat }: ShownExample<RushTypes>): Spot[] {
  const about = new Set<Spot | null>([spotOf(view, seat), view.rollSpot[seat] ?? null]);
  for (const { spot } of view.questions) about.add(spot);
  if ('spot' in command) about.add(command.spot);
  return allSpots(view).filter((spot) => about.has(spot));
}
