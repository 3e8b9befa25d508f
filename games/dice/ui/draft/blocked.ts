import { type DiceSay, nameTheDice } from '../../locale/index.ts';
import { facesOf, keyOf } from '../../rules/lines.ts';
import type { Cell, Placed } from '../../rules/types.ts';
import { isOn, without } from './compose.ts';
import type { TableWithSelection } from './selection.ts';

/** Tells why the chosen dice cannot be dropped here: the dice in the way, or no room. */
export function sayBlocked({ table, chosen: { dice, isLine } }: TableWithSelection, cell: Cell, say: DiceSay): string {
  const line = isLine ? table.filter(({ die }) => isOn(dice, die)) : [];
  const from = line.find(({ die }) => die === dice[0]?.die) ?? cell;
  const wanted = isLine ? line.map(({ x, y }) => ({ x: x + cell.x - from.x, y: y + cell.y - from.y })) : [cell];
  const inTheWay = lyingAt(without(table, dice), wanted);
  if (inTheWay.length === 0) return say('ui.blocked.room', { count: dice.length });
  const facts = { dice: nameTheDice(facesOf(inTheWay), say), count: inTheWay.length };
  return isLine ? say('ui.blocked.line', facts) : say('ui.blocked.taken', { die: facts.dice });
}

function lyingAt(table: readonly Placed[], cells: readonly Cell[]): Placed[] {
  const keys = new Set(cells.map(keyOf));
  return table.filter((die) => keys.has(keyOf(die))).toSorted((a, b) => keyOf(a) - keyOf(b));
}
