declare const seatBrand: unique symbol;
declare const millisBrand: unique symbol;

/** A numbered place at the table, from 0, clockwise. */
export type Seat = number & { readonly [seatBrand]: true };

/** Match time in whole milliseconds. It runs only while the match is live. */
export type Millis = number & { readonly [millisBrand]: true };

export type Viewer = Seat | 'spectator';

export function toSeat(value: number): Seat {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a seat: ${value}`);
  return value as Seat;
}

export function toMillis(value: number): Millis {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a match time: ${value}`);
  return value as Millis;
}

export function after(at: Millis, duration: number): Millis {
  return toMillis(at + duration);
}

export function later(a: Millis, b: Millis): Millis {
  return a < b ? b : a;
}

export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, index) => toSeat(index));
}

/** The next seat clockwise. */
export function leftOf(seat: Seat, seats: number): Seat {
  return ((seat + 1) % seats) as Seat;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';

/** A seat in notation: A is seat 0. */
export function letterOf(seat: number): string {
  return LETTERS[seat] ?? String(seat);
}

export function seatOf(letter: string): Seat {
  return toSeat(LETTERS.indexOf(letter));
}

export function viewersOf(count: number): Viewer[] {
  return [...seatsOf(count), 'spectator'];
}
