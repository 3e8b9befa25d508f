export type Shape = 'circle' | 'diamond' | 'triangle' | 'square' | 'star' | 'hexagon';

/** A seat is known by its colour and by its shape, always both. */
export interface SeatMark {
  readonly shape: Shape;
  readonly colour: string;
}

const SEAT_MARKS: readonly SeatMark[] = [
  { shape: 'circle', colour: 'var(--coral)' },
  { shape: 'diamond', colour: 'var(--sky)' },
  { shape: 'triangle', colour: 'var(--leaf)' },
  { shape: 'square', colour: 'var(--saffron)' },
  { shape: 'star', colour: 'var(--plum)' },
  { shape: 'hexagon', colour: 'var(--teal)' },
];

export function markOf(seat: number): SeatMark {
  return SEAT_MARKS[seat % SEAT_MARKS.length] as SeatMark;
}
