import { meaningsOf } from '../../rules/jokers.ts';
import { type DiceLine, facesOf, linesOf } from '../../rules/lines.ts';
import { isSet, readingsOf } from '../../rules/sets.ts';
import type { Placed } from '../../rules/types.ts';

export type LineKind = 'run' | 'group';

/**
 * The kind of a line on this table; null if it is no set. RX-A10: a joker in a crossing has one value in both lines,
 * which may rule out one reading. If both remain, the line is a group.
 */
export function kindsIn(table: readonly Placed[]): (line: DiceLine<Placed>) => LineKind | null {
  const sets = linesOf(table).filter(({ dice }) => isSet(facesOf(dice)));
  const meanings = meaningsOf(sets);
  return ({ dice }) => {
    const faces = dice.map(({ die, face }) => meanings?.get(die) ?? face);
    return (readingsOf(faces)[0] ?? readingsOf(facesOf(dice))[0])?.kind ?? null;
  };
}
