import type { Face, RushView } from '../../rules/types.ts';
import { colourOf, rushMarkOf } from '../marks.ts';
import { RushDie } from './rush-die.tsx';

interface SeatDieProps {
  readonly view: RushView;
  readonly seat: number;
  readonly die: number;
  readonly face: Face | null;
}

/**
 * A die in the colour and with the mark of its owner, as wide as --w; it lies still. A table remembers the last throw of each die
 * by its name: this picture has one of its own, or it would tumble, and the die itself with it.
 */
export function SeatDie({ view, seat, die, face }: SeatDieProps) {
  return (
    <RushDie
      name={`still ${seat}/${die}`}
      colour={colourOf(view, seat)}
      shape={rushMarkOf(view, seat).shape}
      face={face}
    />
  );
}
