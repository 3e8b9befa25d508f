import type { Face, RushView } from '../../rules/types.ts';
import { colourOf, rushMarkOf } from '../marks.ts';
import { RushDie } from './rush-die.tsx';

interface SeatDieProps {
  readonly view: RushView;
  readonly seat: number;
  readonly face: Face | null;
}

/** A die with the colour and mark of its owner, as wide as --w. Does not fly or tumble. */
export function SeatDie({ view, seat, face }: SeatDieProps) {
  return <RushDie roll={null} colour={colourOf(view, seat)} shape={rushMarkOf(view, seat).shape} face={face} />;
}
