import type { Cell, Face } from './types.ts';

/** Maximum distance of a die from the middle, in each direction. */
export const REACH = 200;

/** Adjacent dice in full length, from left to right or from top to bottom. */
export interface DiceLine<D extends Cell = Cell> {
  readonly way: 'row' | 'column';
  readonly dice: readonly D[];
}

/** Cells have numeric keys: strings would dominate the time of a search. */
export function keyOf({ x, y }: Cell): number {
  return (y + REACH) * (4 * REACH) + x + REACH;
}

/** RX-A8: all lines of two or more dice. */
export function linesOf<D extends Cell>(table: readonly D[]): DiceLine<D>[] {
  const byCell = new Map(table.map((die) => [keyOf(die), die]));
  return [...linesAlong(table, byCell, 'row'), ...linesAlong(table, byCell, 'column')];
}

function linesAlong<D extends Cell>(
  table: readonly D[],
  byCell: ReadonlyMap<number, D>,
  way: DiceLine['way'],
): DiceLine<D>[] {
  const [dx, dy] = way === 'row' ? [1, 0] : [0, 1];
  return table.flatMap((first) => {
    if (byCell.has(keyOf({ x: first.x - dx, y: first.y - dy }))) return [];
    const dice: D[] = [];
    for (let die: D | undefined = first; die !== undefined; ) {
      dice.push(die);
      die = byCell.get(keyOf({ x: die.x + dx, y: die.y + dy }));
    }
    return dice.length > 1 ? [{ way, dice }] : [];
  });
}

export function facesOf(dice: readonly { readonly face: Face }[]): Face[] {
  return dice.map(({ face }) => face);
}
