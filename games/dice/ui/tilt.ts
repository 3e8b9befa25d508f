const DEGREES = [-4, 3, -2, 4, -3, 2];

/** Dice that were thrown lie a little askew, each in its own way. */
export function tiltOf(die: number): string {
  return `${DEGREES[die % DEGREES.length]}deg`;
}
