import { keyOf, type Line, linesOf } from '../../rules/lines.ts';
import type { Placed } from '../../rules/types.ts';
import { without } from '../draft/compose.ts';
import { type Kind, kindsIn } from '../draft/kinds.ts';

/** One step to a better table: dice go where they belong, or back to the hand. */
export interface HintStep {
  /** The line that it makes; null where dice are only taken back. */
  readonly line: (Line<Placed> & { readonly kind: Kind | null }) | null;
  /** The dice that are not where they belong yet. */
  readonly missing: readonly Placed[];
  /** Own dice that lie there and have no place in that table. */
  readonly back: readonly Placed[];
}

/**
 * The next step on the way to a table: dice that do not belong there are taken back first, or nothing would be right in the
 * end; then the line that needs the fewest. Null where everything lies.
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

/** Everything to where it lay before, in one step; null where it does. */
export function stepBack(table: readonly Placed[], before: readonly Placed[]): HintStep | null {
  const missing = notYetLying(before, table);
  const back = without(table, before);
  return missing.length + back.length === 0 ? null : { line: null, missing, back };
}

/** Those of the dice that do not lie where they belong. */
function notYetLying(dice: readonly Placed[], table: readonly Placed[]): Placed[] {
  const lying = new Map(table.map((die) => [die.die, keyOf(die)]));
  return dice.filter((die) => lying.get(die.die) !== keyOf(die));
}

/** The table after this step. A die in the way moves to its own place in the target; one that has none goes back to the hand. */
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
