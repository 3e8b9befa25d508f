import { meaningsOf } from '../../rules/jokers.ts';
import { facesOf, type Line, linesOf } from '../../rules/lines.ts';
import { isSet, readingsOf } from '../../rules/sets.ts';
import type { Placed } from '../../rules/types.ts';

export type Kind = 'run' | 'group';

/**
 * What a line of this table is; null where it is no set. RX-A10: a joker at a crossing is one die in both lines, so that a
 * line that could be read either way may be only one of them. Where it still could be both, it is a group.
 */
export function kindsIn(table: readonly Placed[]): (line: Line<Placed>) => Kind | null {
  const sets = linesOf(table).filter(({ dice }) => isSet(facesOf(dice)));
  const meanings = meaningsOf(sets);
  return ({ dice }) => {
    const faces = dice.map(({ die, face }) => meanings?.get(die) ?? face);
    return (readingsOf(faces)[0] ?? readingsOf(facesOf(dice))[0])?.kind ?? null;
  };
}
