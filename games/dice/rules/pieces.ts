import type { Piece } from '@tablee/kernel';
import type { DiceState } from './types.ts';

/** The identity of a die, not its face. */
export function piecesOfDice({ hands, table }: DiceState): Piece[] {
  const piece = (die: number, place: string): Piece => ({
    id: `die ${die}`,
    face: `die ${die}`,
    place,
    knownTo: 'all',
  });
  return [
    ...hands.flatMap((hand, seat) => hand.map(({ die }) => piece(die, `hand ${seat}`))),
    ...table.map(({ die }) => piece(die, 'table')),
  ];
}
