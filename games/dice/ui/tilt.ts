const DEGREES = [-4, 3, -2, 4, -3, 2];

/** Fixed small rotation of a rolled die. */
export function tiltOf(die: number): string {
  return `${DEGREES[die % DEGREES.length]}deg`;
}
