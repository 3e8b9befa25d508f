import { COLOURS, colourOf, type Face, isJoker, numberOf } from '../../rules/face.ts';
import type { OwnDie } from '../../rules/types.ts';

/** By colour and number, so that runs are visible, then jokers; dice without a face come first. */
export function inHandOrder<D extends OwnDie>(dice: readonly D[]): D[] {
  return dice.toSorted((a, b) => rankOf(a.face) - rankOf(b.face) || a.die - b.die);
}

const PER_COLOUR = 100;

function rankOf(face: Face | null): number {
  if (face === null) return -1;
  return isJoker(face) ? COLOURS.length * PER_COLOUR : COLOURS.indexOf(colourOf(face)) * PER_COLOUR + numberOf(face);
}
