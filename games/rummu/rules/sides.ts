import { type Seat, seatsOf } from '@tablee/kernel';
import type { RummuOptions } from './types.ts';

/** RM-2: partners sit opposite each other; without pairs each seat is a side. */
export function sidesOf({ sides }: Pick<RummuOptions, 'sides'>, seats: number): Seat[][] {
  const all = seatsOf(seats);
  if (sides === 'alone') return all.map((seat) => [seat]);
  return all.slice(0, seats / 2).map((seat) => [seat, (seat + seats / 2) as Seat]);
}

export function areTogether({ sides }: RummuOptions, seats: number, one: Seat, other: Seat): boolean {
  return one === other || (sides === 'pairs' && Math.abs(one - other) === seats / 2);
}
