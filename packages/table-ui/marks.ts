export type Shape = 'circle' | 'diamond' | 'triangle' | 'square' | 'star' | 'hexagon';

/** Colour and shape of a seat, always shown together: not everybody can tell the colours apart. */
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
