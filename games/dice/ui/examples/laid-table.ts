import { isSame } from '@tablee/kernel';
import type { ShownExample } from '@tablee/table-ui';
import { faultOf } from '../../rules/grid.ts';
import { shownOf } from '../../rules/hand.ts';
import { islandsOf } from '../../rules/islands.ts';
import { linesOf } from '../../rules/lines.ts';
import { placedOf } from '../../rules/placed.ts';
import type { DiceTypes, DiceView, LayCommand, Placed } from '../../rules/types.ts';

/** A table that a command tries to lay. */
export interface LaidTable {
  /** In reading order: row by row. */
  readonly dice: readonly Placed[];
  /** Dice that were not on the table before. */
  readonly added: ReadonlySet<number>;
  /** Dice of the table that were left out. */
  readonly missing: readonly Placed[];
  /** Dice concerned by the fault. */
  readonly faulty: readonly number[];
  /** True if lines of the table were split or reordered. */
  readonly isRearranged: boolean;
}

/** Null if the command lays nothing. */
export function laidIn({ view, command }: ShownExample<DiceTypes>): LaidTable | null {
  return command.do === 'lay' ? laidTable(view, command) : null;
}

/** Dice of both hands are shown, including those that may not be used. */
function laidTable(view: DiceView, { table }: LayCommand): LaidTable {
  const laid = placedOf([...view.table, ...view.hands.flatMap(shownOf)], table) ?? [];
  const dice = laid.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const missing = view.table.filter(({ die }) => !table.some((placed) => placed.die === die));
  return {
    dice,
    added: new Set(dice.map(({ die }) => die).filter((die) => !view.table.some((lying) => lying.die === die))),
    missing,
    faulty: missing.length > 0 ? [] : (faultOf(dice)?.dice ?? []),
    isRearranged: isRearranged(view.table, dice),
  };
}

/** True if some line is no longer part of a line, read from either end. */
function isRearranged(before: readonly Placed[], after: readonly Placed[]): boolean {
  const laid = linesOf(after).map(({ dice }) => dice.map(({ die }) => die));
  return linesOf(before).some(({ dice }) => {
    const line = dice.map(({ die }) => die);
    return !laid.some((whole) => holds(whole, line) || holds(whole, line.toReversed()));
  });
}

function holds(whole: readonly number[], part: readonly number[]): boolean {
  const start = whole.indexOf(part[0] as number);
  return start !== -1 && isSame(whole.slice(start, start + part.length), part);
}

/** Islands, together where they touch at a corner: side by side, such dice would seem to lie in one line. */
export function partsOf(dice: readonly Placed[]): Placed[][] {
  const parts: Placed[][] = [];
  for (const island of islandsOf(dice)) {
    const touched = parts.filter((part) => touchAtCorner(part, island));
    for (const part of touched) parts.splice(parts.indexOf(part), 1);
    parts.push([...touched.flat(), ...island]);
  }
  return parts;
}

function touchAtCorner(one: readonly Placed[], other: readonly Placed[]): boolean {
  return one.some(({ x, y }) => other.some((die) => Math.abs(die.x - x) === 1 && Math.abs(die.y - y) === 1));
}
