/** The name by which a die is followed from place to place. */
export function dieKey(die: number): string {
  return `die-${die}`;
}

/** Where the dice of a seat are. */
export function seatAnchor(seat: number): string {
  return `seat-${seat}`;
}
