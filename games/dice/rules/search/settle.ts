import { boundsOf, neighboursOf, shiftedBy } from '../islands.ts';
import { keyOf } from '../lines.ts';
import type { Cell, Placed } from '../types.ts';

/**
 * The eight rotations and reflections of a table. All are legal, since lines are read from either end, across or down.
 */
const TURNS: readonly ((cell: Cell) => Cell)[] = [
  ({ x, y }) => ({ x, y }),
  ({ x, y }) => ({ x: -x, y }),
  ({ x, y }) => ({ x, y: -y }),
  ({ x, y }) => ({ x: -x, y: -y }),
  ({ x, y }) => ({ x: y, y: x }),
  ({ x, y }) => ({ x: -y, y: x }),
  ({ x, y }) => ({ x: y, y: -x }),
  ({ x, y }) => ({ x: -y, y: -x }),
];

/** Lays an island on a table without touching it, so that as many of its dice as possible keep their cells. */
export function settle(
  table: readonly Placed[],
  island: readonly Placed[],
  before: ReadonlyMap<number, Cell>,
): Placed[] {
  const taken = touchedBy(table);
  let [best, most]: [Placed[] | null, number] = [null, 0];
  for (const turn of TURNS) {
    const turned = island.map((die) => ({ ...die, ...turn(die) }));
    for (const [dx, dy] of shiftsTo(turned, before)) {
      const laid = shiftedBy(turned, dx, dy);
      const stay = laid.filter((die) => isAt(before.get(die.die), die)).length;
      if (stay > most && laid.every((die) => !taken.has(keyOf(die)))) [best, most] = [laid, stay];
    }
  }
  return best ?? besideAll(table, island);
}

/** All shifts that move some die to its old cell. */
function shiftsTo(island: readonly Placed[], before: ReadonlyMap<number, Cell>): (readonly [number, number])[] {
  return island.flatMap(({ die, x, y }) => {
    const cell = before.get(die);
    return cell === undefined ? [] : [[cell.x - x, cell.y - y] as const];
  });
}

function isAt(cell: Cell | undefined, { x, y }: Cell): boolean {
  return cell?.x === x && cell.y === y;
}

/** The cells of these dice and their neighbours. */
function touchedBy(table: readonly Cell[]): ReadonlySet<number> {
  return new Set(table.flatMap((die) => [die, ...neighboursOf(die)]).map(keyOf));
}

/** The free position nearest to the middle of the table. */
function besideAll(table: readonly Placed[], island: readonly Placed[]): Placed[] {
  const own = boundsOf(island);
  if (table.length === 0) return shiftedBy(island, -own.left, -own.top);
  const taken = touchedBy(table);
  const { left, top, right, bottom } = boundsOf(table);
  const [width, height] = [own.right - own.left, own.bottom - own.top];
  let [best, nearest]: [Placed[], number] = [[], Number.POSITIVE_INFINITY];
  for (let x = left - width - 2; x <= right + 2; x += 1) {
    for (let y = top - height - 2; y <= bottom + 2; y += 1) {
      const far = (2 * x + width - left - right) ** 2 + (2 * y + height - top - bottom) ** 2;
      const laid = shiftedBy(island, x - own.left, y - own.top);
      if (far < nearest && laid.every((die) => !taken.has(keyOf(die)))) [best, nearest] = [laid, far];
    }
  }
  return best;
}
