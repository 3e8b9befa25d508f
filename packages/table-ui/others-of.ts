import { type Seat, seatsOf, toSeat, type Viewer } from '@tablee/kernel';

/** Everybody else, clockwise from my left; a spectator sees all. */
export function othersOf(count: number, viewer: Viewer): readonly Seat[] {
  const mine = viewer === 'spectator' ? -1 : viewer;
  return seatsOf(count)
    .map((_, index) => toSeat((mine + 1 + index) % count))
    .filter((seat) => seat !== mine);
}
