import type { Seat, Viewer } from '@tablee/kernel';
import { sidesOf } from '../rules/sides.ts';
import type { RummuView } from '../rules/types.ts';

export interface SeatTeam {
  readonly seats: readonly Seat[];
  readonly isMine: boolean;
}

/** The team of this seat; the seat alone without teams. */
export function sideOf({ options, hands }: RummuView, seat: Seat, viewer: Viewer): SeatTeam {
  const seats = sidesOf(options, hands.length).find((side) => side.includes(seat)) ?? [seat];
  return { seats, isMine: viewer !== 'spectator' && seats.includes(viewer) };
}
