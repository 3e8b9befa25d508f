import { keyOf, type Line, linesOf } from '../../rules/lines.ts';
import type { Placed } from '../../rules/types.ts';

/** One line of a better table, with the dice that are not where they belong yet. */
export interface HintStep {
  readonly line: Line<Placed>;
  readonly missing: readonly Placed[];
}

/** The next line to lay on the way to a table: that which needs the fewest dice; null where all of them lie. */
export function nextStep(table: readonly Placed[], target: readonly Placed[]): HintStep | null {
  const lying = new Map(table.map((die) => [die.die, keyOf(die)]));
  const steps = linesOf(target)
    .map((line) => ({ line, missing: line.dice.filter((die) => lying.get(die.die) !== keyOf(die)) }))
    .filter(({ missing }) => missing.length > 0);
  return steps.toSorted((a, b) => a.missing.length - b.missing.length)[0] ?? null;
}

/** The table after this step. A die in the way moves to its own place in the target; one that has none goes back to the hand. */
export function takeStep(table: readonly Placed[], target: readonly Placed[], { missing }: HintStep): Placed[] {
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
  const stays = table.filter((die) => !moved.has(die.die) && !cells.has(keyOf(die)));
  return [...stays, ...moved.values()];
}
