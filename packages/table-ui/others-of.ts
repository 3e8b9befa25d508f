import { type Seat, seatsOf, toSeat, type Viewer } from '@tablee/kernel';

/** The other seats, clockwise from the viewer's left; all seats for a spectator. */
export function othersOf(count: number, viewer: Viewer): readonly Seat[] {
  const mine = viewer === 'spectator' ? -1 : viewer;
  return seatsOf(count)
    .map((_, index) => toSeat((mine + 1 + index) % count))
    .filter((seat) => seat !== mine);
}
