import { isJoker } from '../../rules/face.ts';
import { keyOf } from '../../rules/lines.ts';
import type { Cell, OwnDie, Placed, ShownDie } from '../../rules/types.ts';
import { isOn } from './compose.ts';
import { goTogether } from './go-together.ts';
import { layFrom, shift, takeCell } from './lay-from.ts';

/** The selection: dice to lay side by side, or a whole line that keeps its shape. */
export interface DiceSelection {
  readonly dice: readonly ShownDie[];
  readonly isLine: boolean;
}

export const NO_SELECTION: DiceSelection = { dice: [], isLine: false };

/**
 * Selection after a tap: a chosen die is removed; another die of the hand is added if they can form a set, else it
 * replaces them.
 */
export function chosenWith({ dice, isLine }: DiceSelection, die: ShownDie, table: readonly Placed[]): DiceSelection {
  if (isOn(dice, die.die) && !isLine) return { dice: dice.filter((one) => one.die !== die.die), isLine };
  const joined = [...dice, die];
  const areInHand = !isLine && joined.every((one) => !isOn(table, one.die));
  const isJoined = dice.length > 0 && areInHand && goTogether(joined.map(({ face }) => face));
  return { dice: isJoined ? joined : [die], isLine: false };
}

/** True if all chosen dice still exist with the same face: a die rolled again is a new choice. */
export function isStillThere({ dice }: DiceSelection, there: readonly OwnDie[]): boolean {
  return dice.every(({ die, face }) => there.some((one) => one.die === die && one.face === face));
}

/** A table, my dice on it that are not sent yet, and the selection. */
export interface TableWithSelection {
  readonly table: readonly Placed[];
  readonly laid: ReadonlySet<number>;
  readonly chosen: DiceSelection;
}

/** The table with the selection laid at this cell; null if impossible. */
export function laidAt(
  { table, laid, chosen: { dice, isLine } }: TableWithSelection,
  cell: Cell,
): readonly Placed[] | null {
  const [first] = dice;
  if (first === undefined) return null;
  const from = table.find(({ die }) => die === first.die);
  if (isLine && from !== undefined) return shift(table, dice, { x: cell.x - from.x, y: cell.y - from.y });
  const lying = table.find((die) => keyOf(die) === keyOf(cell) && !isOn(dice, die.die));
  if (lying === undefined) return layFrom(table, dice, cell);
  const canTakeIt = dice.length === 1 && (isJoker(lying.face) || laid.has(lying.die));
  return canTakeIt ? takeCell(table, first, lying, laid.has(lying.die)) : null;
}
