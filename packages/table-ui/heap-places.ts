export interface HeapPlace {
  /** Offsets from the middle, in half widths and heights of the heap. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const GOLDEN_ANGLE = 137.508;
const TURNS = [-14, 8, 19, -10, 12, -5, 28, 9, -22, 16, -8, 24, -30, 6, -18, 38, -24, 14];

/**
 * Positions of the pieces in a loose heap: a sunflower pattern, which looks full at any
 * count and never moves a piece when another is taken.
 */
export function heapPlaces(count: number, capacity: number): HeapPlace[] {
  return Array.from({ length: Math.min(count, capacity) }, (_, index) => {
    const radius = Math.sqrt((index + 0.3) / capacity);
    const angle = (index * GOLDEN_ANGLE * Math.PI) / 180;
    return {
      x: radius * Math.cos(angle),
      y: radius * Math.sin(angle),
      turn: TURNS[index % TURNS.length] as number,
    };
  });
}
