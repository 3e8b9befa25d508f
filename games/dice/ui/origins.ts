/** Identity of a die for flights between places. */
export function dieKey(die: number): string {
  return `die-${die}`;
}

/** Anchor of flights to and from a seat's dice. */
export function seatAnchor(seat: number): string {
  return `seat-${seat}`;
}
