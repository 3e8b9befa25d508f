import type { Seating } from '@tablee/kernel';
import { mostSeats } from '@tablee/kernel';
import type { Sitter } from '../table/table-doc.ts';

/** Adds open seats, or removes open ones first and then bots; people stay. */
export function withPlaces(count: number, before: readonly Sitter[]): Sitter[] {
  const seats = [...before];
  for (const kind of ['open', 'bot'] as const) {
    for (let seat = seats.length - 1; seat >= 0 && seats.length > count; seat -= 1) {
      if (seats[seat]?.kind === kind) seats.splice(seat, 1);
    }
  }
  while (seats.length < count) seats.push({ kind: 'open' });
  return seats;
}

/** The smallest count of the game that is at least `places`: a table of five gets six for a game for four or six. */
export function placesFor(seating: Seating, places: number): number {
  return seating.counts.find((count) => count >= places) ?? mostSeats(seating);
}
