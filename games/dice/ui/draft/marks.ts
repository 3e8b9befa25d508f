import { faultsOf, type GridFault } from '../../rules/grid.ts';
import { type DiceLine, linesOf } from '../../rules/lines.ts';
import type { Placed } from '../../rules/types.ts';
import { isOn } from './compose.ts';
import { kindsIn, type LineKind } from './kinds.ts';

/** A line as marked during composition; an isolated die is a line of one. */
export interface LineMark {
  /** Stable while the line has the same dice. */
  readonly key: string;
  readonly way: DiceLine['way'];
  readonly dice: readonly Placed[];
  /** Null if it is no set. */
  readonly kind: LineKind | null;
  readonly fault: GridFault | null;
}

export function marksOf(table: readonly Placed[]): LineMark[] {
  const faults = faultsOf(table);
  const kindOf = kindsIn(table);
  const lines = linesOf(table).map(({ way, dice }): LineMark => {
    const fault = faults.find((one) => isAbout(one, dice)) ?? null;
    const kind = fault === null ? kindOf({ way, dice }) : null;
    return { key: `${way} ${dice.map(({ die }) => die).join(' ')}`, way, dice, kind, fault };
  });
  const alone = faults.flatMap((fault): LineMark[] => {
    const dice = table.filter(({ die }) => fault.facts['why'] === 'alone' && fault.dice.includes(die));
    return dice.length === 0 ? [] : [{ key: `alone ${fault.dice.join()}`, way: 'row', dice, kind: null, fault }];
  });
  return [...lines, ...alone];
}

/** A joker that would need two values is a fault of both its lines. */
function isAbout({ rule, dice }: GridFault, line: readonly Placed[]): boolean {
  if (rule === 'RX-A10') return line.some(({ die }) => dice.includes(die));
  return dice.length === line.length && dice.every((die) => isOn(line, die));
}
