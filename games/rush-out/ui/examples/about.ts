import type { Seat } from '@tablee/kernel';
import type { ShownExample } from '@tablee/table-ui';
import { spotOf } from '../../rules/board.ts';
import { allSpots } from '../../rules/places.ts';
import type { RushTypes, RushView, Spot } from '../../rules/types.ts';

/** Spots of an example, in table order, with the cards in front of its seat. All of them would be too small to read. */
export function spotsAbout({ view, command, seat }: ShownExample<RushTypes>): Spot[] {
  const about = new Set<Spot | null>([spotOf(view, seat), view.rollSpot[seat] ?? null]);
  for (const { spot } of view.questions) about.add(spot);
  if ('spot' in command) about.add(command.spot);
  for (const spot of spotsBefore(view, seat)) about.add(spot);
  return allSpots(view).filter((spot) => about.has(spot));
}

/** RO-42: cards in front of this seat. */
function spotsBefore({ laid }: RushView, seat: Seat): Spot[] {
  return (laid ?? []).filter((one) => one.seat === seat).map((one) => `hero-${seat}/${one.card}` as const);
}
