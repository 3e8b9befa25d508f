import { type DiceLine, keyOf, linesOf } from '../../rules/lines.ts';
import type { Placed } from '../../rules/types.ts';
import { without } from '../draft/compose.ts';
import { kindsIn, type LineKind } from '../draft/kinds.ts';

/** One step to a better table: dice move to their places or return to the hand. */
export interface HintStep {
  /** The line that it completes; null if dice are only taken back. */
  readonly line: (DiceLine<Placed> & { readonly kind: LineKind | null }) | null;
  /** Dice that are not in their places yet. */
  readonly missing: readonly Placed[];
  /** Own dice on the table that the better table does not contain. */
  readonly back: readonly Placed[];
}

/**
 * The next step to a table: first removes dice that do not belong there, since the result would be wrong with them;
 * then completes the line with the fewest missing dice. Null when done.
 */
export function nextStep(table: readonly Placed[], target: readonly Placed[]): HintStep | null {
  const back = without(table, target);
  if (back.length > 0) return { line: null, missing: [], back };
  const kindOf = kindsIn(target);
  const steps = linesOf(target)
    .map((line) => ({ line: { ...line, kind: kindOf(line) }, missing: notYetLying(line.dice, table), back }))
    .filter(({ missing }) => missing.length > 0);
  return steps.toSorted((a, b) => a.missing.length - b.missing.length)[0] ?? null;
}

/** One step that restores the table from before; null if nothing changed. */
export function stepBack(table: readonly Placed[], before: readonly Placed[]): HintStep | null {
  const missing = notYetLying(before, table);
  const back = without(table, before);
  return missing.length + back.length === 0 ? null : { line: null, missing, back };
}

/** The dice that are not in their cells. */
function notYetLying(dice: readonly Placed[], table: readonly Placed[]): Placed[] {
  const lying = new Map(table.map((die) => [die.die, keyOf(die)]));
  return dice.filter((die) => lying.get(die.die) !== keyOf(die));
}

/**
 * The table after this step. A die in the way moves to its own place in the target, or returns to the hand if it has
 * none.
 */
export function takeStep(table: readonly Placed[], target: readonly Placed[], { missing, back }: HintStep): Placed[] {
  const goals = new Map(target.map((die) => [die.die, die]));
  const moved = new Map<number, Placed>();
  const wanted = [...missing];
  for (const die of wanted) {
    moved.set(die.die, die);
    const inTheWay = table.find((other) => other.die !== die.die && keyOf(other) === keyOf(die));
    const goal = inTheWay && goals.get(inTheWay.die);
    if (goal !== undefined && !moved.has(goal.die)) wanted.push(goal);
  }
  const cells = new Set([...moved.values()].map(keyOf));
  const stays = without(table, back).filter((die) => !moved.has(die.die) && !cells.has(keyOf(die)));
  return [...stays, ...moved.values()];
}
