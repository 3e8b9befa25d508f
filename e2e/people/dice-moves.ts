import { neighboursOf } from '../../games/dice/rules/islands.ts';
import { keyOf } from '../../games/dice/rules/lines.ts';
import type { Cell, Placement } from '../../games/dice/rules/types.ts';

/** Single moves onto free cells that lead to `goal`; where dice wait for each other, one steps aside. */
export function movesTo(from: readonly Placement[], goal: readonly Placement[]): Placement[] {
  const lying = new Map(from.map((die) => [die.die, die]));
  const open = goal.filter((die) => !isAt(lying.get(die.die), die));
  const moves: Placement[] = [];
  while (open.length > 0) {
    const taken = new Set([...lying.values()].map(keyOf));
    const next = open.findIndex((die) => !taken.has(keyOf(die)));
    const move = next === -1 ? asideOf(open, lying, goal) : (open.splice(next, 1)[0] as Placement);
    lying.set(move.die, move);
    moves.push(move);
  }
  return moves;
}

function isAt(die: Cell | undefined, cell: Cell): boolean {
  return die !== undefined && keyOf(die) === keyOf(cell);
}

/** Moves one die off the cell that another one needs, to a cell that no die needs. */
function asideOf(
  open: readonly Placement[],
  lying: ReadonlyMap<number, Placement>,
  goal: readonly Placement[],
): Placement {
  const die = open.map((one) => lying.get(one.die)).find((one) => one !== undefined) as Placement;
  return { die: die.die, ...freeNear(die, [...lying.values(), ...goal]) };
}

export function freeNear(cell: Cell, others: readonly Cell[]): Cell {
  const taken = new Set(others.map(keyOf));
  const seen = new Set([keyOf(cell)]);
  for (let ring: Cell[] = [{ x: cell.x, y: cell.y }]; ; ) {
    const free = ring.find((one) => !taken.has(keyOf(one)));
    if (free !== undefined) return free;
    ring = ring.flatMap(neighboursOf).filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
  }
}
