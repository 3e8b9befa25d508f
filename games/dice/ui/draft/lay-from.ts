import { isJoker } from '../../rules/face.ts';
import { neighboursOf } from '../../rules/islands.ts';
import { facesOf, keyOf, linesOf } from '../../rules/lines.ts';
import { settle } from '../../rules/search/settle.ts';
import { isSet } from '../../rules/sets.ts';
import type { Cell, Placed, ShownDie } from '../../rules/types.ts';
import { isOn, without } from './compose.ts';
import { inOrder } from './go-together.ts';

/** Right first, so that a separate line reads from left to right. */
const WAYS: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** All ways to lay dice starting at a cell: in each direction, rising or falling. */
function* layings(dice: readonly ShownDie[], cell: Cell): Generator<Placed[]> {
  const ordered = inOrder(dice);
  for (const way of dice.length === 1 ? WAYS.slice(0, 1) : WAYS) {
    for (const some of dice.length === 1 ? [ordered] : [ordered, ordered.toReversed()]) {
      yield some.map((die, index) => ({ ...die, x: cell.x + way.x * index, y: cell.y + way.y * index }));
    }
  }
}

/**
 * Lays the chosen dice starting at a cell, in a direction that makes sets, else to the right; null if there is no room.
 */
export function layFrom(table: readonly Placed[], dice: readonly ShownDie[], cell: Cell): Placed[] | null {
  const rest = without(table, dice);
  const taken = new Set(rest.map(keyOf));
  const free = [...layings(dice, cell)].filter((laid) => laid.every((die) => !taken.has(keyOf(die))));
  const laid = free.find((some) => makesSets(rest, some)) ?? free[0];
  return laid === undefined ? null : [...rest, ...laid];
}

/** True if each of these dice is in a line and all their lines are sets. */
function makesSets(rest: readonly Placed[], laid: readonly Placed[]): boolean {
  const lines = linesOf([...rest, ...laid]).filter((line) => line.dice.some(({ die }) => isOn(laid, die)));
  return (
    laid.every(({ die }) => lines.some((line) => isOn(line.dice, die))) &&
    lines.every((line) => isSet(facesOf(line.dice)))
  );
}

/**
 * Cells where the chosen dice would make only sets: beside others, in place of a joker, or apart if they are a set by
 * themselves.
 */
export function fitsOf(table: readonly Placed[], dice: readonly ShownDie[]): Cell[] {
  const rest = without(table, dice);
  const taken = new Set(rest.map(keyOf));
  const beside = new Map(rest.flatMap(neighboursOf).map((cell) => [keyOf(cell), cell]));
  const fits = [...beside.values()].filter((cell) => {
    if (taken.has(keyOf(cell))) return false;
    const laid = layFrom(rest, dice, cell)?.slice(rest.length);
    return laid !== undefined && makesSets(rest, laid);
  });
  const swaps = jokersFor(rest, dice);
  return isSet(facesOf(inOrder(dice))) ? [...fits, ...swaps, islandFor(rest, dice)] : [...fits, ...swaps];
}

/** A cell that one of several dice takes when the first one is laid on `fit`. */
export interface SpreadCell {
  readonly cell: Cell;
  readonly fit: Cell;
}

/** Places of the other chosen dice, by cell; a cell of two fits belongs to the first. */
export function spreadOf(
  table: readonly Placed[],
  dice: readonly ShownDie[],
  fits: readonly Cell[],
): ReadonlyMap<number, SpreadCell> {
  const spread = new Map<number, SpreadCell>();
  if (dice.length < 2) return spread;
  const lit = new Set(fits.map(keyOf));
  for (const fit of fits) {
    for (const { die, x, y } of layFrom(table, dice, fit) ?? []) {
      const key = keyOf({ x, y });
      if (isOn(dice, die) && !lit.has(key) && !spread.has(key)) spread.set(key, { cell: { x, y }, fit });
    }
  }
  return spread;
}

/** RX-14: cells of jokers that this single die may replace. */
function jokersFor(rest: readonly Placed[], dice: readonly ShownDie[]): Cell[] {
  const [die] = dice;
  if (die === undefined || dice.length > 1 || isJoker(die.face)) return [];
  return rest
    .filter((lying) => isJoker(lying.face) && makesSets(without(rest, [lying]), [{ ...die, x: lying.x, y: lying.y }]))
    .map(({ x, y }) => ({ x, y }));
}

function islandFor(rest: readonly Placed[], dice: readonly ShownDie[]): Cell {
  const row = inOrder(dice).map((die, x) => ({ ...die, x, y: 0 }));
  const { x, y } = settle(rest, row, new Map())[0] as Placed;
  return { x, y };
}

/** Moves dice in their formation; null if others are in the way. */
export function shift(table: readonly Placed[], dice: readonly ShownDie[], by: Cell): Placed[] | null {
  const rest = without(table, dice);
  const taken = new Set(rest.map(keyOf));
  const moved = table.filter(({ die }) => isOn(dice, die)).map((die) => ({ ...die, x: die.x + by.x, y: die.y + by.y }));
  return moved.some((die) => taken.has(keyOf(die))) ? null : [...rest, ...moved];
}

/**
 * Puts a die in the cell of another one, for example a number in place of its joker. The other die returns to the hand
 * if it came from there, else it is put nearby, touching nothing.
 */
export function takeCell(table: readonly Placed[], die: ShownDie, lying: Placed, isOwn: boolean): Placed[] {
  const { x, y } = lying;
  const rest = [...without(table, [die, lying]), { ...die, x, y }];
  return isOwn ? rest : [...rest, ...settle(rest, [lying], new Map([[lying.die, asideOf(rest, lying)]]))];
}

/** The nearest cell without neighbours. */
function asideOf(table: readonly Placed[], from: Cell): Cell {
  const taken = new Set(table.flatMap((die) => [die, ...neighboursOf(die)]).map(keyOf));
  const nearby = new Map([[keyOf(from), from]]);
  for (const cell of nearby.values()) {
    if (!taken.has(keyOf(cell))) return cell;
    for (const next of neighboursOf(cell)) if (!nearby.has(keyOf(next))) nearby.set(keyOf(next), next);
  }
  return from;
}
