import { keyOf } from '../lines.ts';
import type { Cell, Placed, ShownDie } from '../types.ts';
import type { Puzzle } from './puzzle.ts';

/** Cell of each die of a puzzle; null if it is not on the table. */
export type CellsByDie = readonly (Cell | null)[];

/** Dice that form a set with others that keep their places. */
export interface Addition {
  readonly lying: CellsByDie;
  /** Masks of the added dice and of the dice that they join. */
  readonly added: number;
  readonly beside: number;
}

const WAYS: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

/** All ways to form a set of some of these dice and some on the table, which keep their places. */
export function* additionsTo(puzzle: Puzzle, lying: CellsByDie, may: number): Generator<Addition> {
  const taken = new Set(lying.flatMap((cell) => (cell === null ? [] : [keyOf(cell)])));
  const there = maskOf(lying);
  for (const set of puzzle.sets) {
    const added = set & may;
    if (added === 0 || added === set || (set & ~(may | there)) !== 0) continue;
    for (const { dice } of puzzle.ordersOf(set)) {
      for (const way of WAYS) {
        const next = laidAlong(dice, way, lying, taken);
        if (next !== null) yield { lying: next, added, beside: set & ~added };
      }
    }
  }
}

function maskOf(lying: CellsByDie): number {
  return lying.reduce((mask, cell, index) => (cell === null ? mask : mask | (1 << index)), 0);
}

function laidAlong(
  order: readonly number[],
  way: Cell,
  lying: CellsByDie,
  taken: ReadonlySet<number>,
): CellsByDie | null {
  const anchor = order.findIndex((die) => lying[die] !== null);
  const { x, y } = lying[order[anchor] as number] as Cell;
  const cellAt = (index: number): Cell => ({ x: x + (index - anchor) * way.x, y: y + (index - anchor) * way.y });
  const fits = order.every((die, index) => {
    const [cell, there] = [cellAt(index), lying[die] ?? null];
    return there === null ? !taken.has(keyOf(cell)) : there.x === cell.x && there.y === cell.y;
  });
  if (!fits) return null;
  const next = [...lying];
  for (const [index, die] of order.entries()) next[die] ??= cellAt(index);
  return next;
}

export function tableOf({ dice }: Puzzle, lying: CellsByDie): Placed[] {
  return lying.flatMap((cell, index) => (cell === null ? [] : [{ ...(dice[index] as ShownDie), ...cell }]));
}
