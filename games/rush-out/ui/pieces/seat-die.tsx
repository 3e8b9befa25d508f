import type { Face, RushView } from '../../rules/types.ts';
import { colourOf, rushMarkOf } from '../marks.ts';
import { RushDie } from './rush-die.tsx';

interface SeatDieProps {
  readonly view: RushView;
  readonly seat: number;
  readonly face: Face | null;
}

/** The picture of a die, in the colour and with the mark of its owner, as wide as --w. */
export function SeatDie({ view, seat, face }: SeatDieProps) {
  return <RushDie roll={null} colour={colourOf(view, seat)} shape={rushMarkOf(view, seat).shape} face={face} />;
}
