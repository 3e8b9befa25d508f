import { markOf, type SeatMark } from '@tablee/table-ui';
import type { HeroColour, RushTable } from '../rules/types.ts';
import type { DieColour } from './pieces/rush-die.tsx';

const MARKS: Readonly<Record<DieColour, SeatMark>> = {
  blue: { shape: 'diamond', colour: 'var(--sky)' },
  green: { shape: 'triangle', colour: 'var(--leaf)' },
  brown: { shape: 'square', colour: '#8a5a34' },
  white: { shape: 'circle', colour: '#a39c8c' },
  black: { shape: 'star', colour: 'var(--plum)' },
};

type Seated = Pick<RushTable, 'seatOptions'>;

/** RO-10: the colour of a hero's dice, or the sorcerer's black. */
export function colourOf({ seatOptions }: Seated, seat: number): DieColour {
  const colour = seatOptions[seat]?.colour ?? 'any';
  return colour === 'any' ? 'black' : (colour satisfies HeroColour);
}

/** Faces, plates and dice of a seat have one colour and one shape: those of its dice. */
export function rushMarkOf(table: Seated, seat: number): SeatMark {
  return table.seatOptions[seat] === undefined ? markOf(seat) : MARKS[colourOf(table, seat)];
}
