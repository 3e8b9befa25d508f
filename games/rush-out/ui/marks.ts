import { markOf, type SeatMark } from '@tablee/table-ui';
import type { RushSeatOptions, RushTable } from '../rules/types.ts';
import type { DieColour } from './pieces/rush-die.tsx';

const MARKS: Readonly<Record<DieColour, SeatMark>> = {
  blue: { shape: 'diamond', colour: 'var(--sky)' },
  green: { shape: 'triangle', colour: 'var(--leaf)' },
  brown: { shape: 'square', colour: '#8a5a34' },
  white: { shape: 'circle', colour: '#a39c8c' },
  black: { shape: 'star', colour: 'var(--plum)' },
};

type WithSeatOptions = Pick<RushTable, 'seatOptions'>;

/** RO-10: the colour of a hero's dice; black for the sorcerer. */
function diceOf({ colour }: RushSeatOptions): DieColour {
  return colour === 'any' ? 'black' : colour;
}

export function colourOf({ seatOptions }: WithSeatOptions, seat: number): DieColour {
  const played = seatOptions[seat];
  return played === undefined ? 'black' : diceOf(played);
}

/** Colour and shape of a seat, shared by its avatar, plate and dice. */
export function markBy(played: RushSeatOptions): SeatMark {
  return MARKS[diceOf(played)];
}

export function rushMarkOf({ seatOptions }: WithSeatOptions, seat: number): SeatMark {
  const played = seatOptions[seat];
  return played === undefined ? markOf(seat) : markBy(played);
}
