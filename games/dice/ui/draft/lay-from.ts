import { isJoker } from '../../rules/face.ts';
import { neighboursOf } from '../../rules/islands.ts';
import { facesOf, keyOf, linesOf } from '../../rules/lines.ts';
import { settle } from '../../rules/search/settle.ts';
import { isSet } from '../../rules/sets.ts';
import type { Cell, Placed, ShownDie } from '../../rules/types.ts';
import { isOn, without } from './compose.ts';
import { inOrder } from './go-together.ts';

/** Right first: a line that stands alone lies as it is read. */
const WAYS: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** Every way to lay dice from a cell on: to each side, in rising or falling order. */
function* layings(dice: readonly ShownDie[], cell: Cell): Generator<Placed[]> {
  const ordered = inOrder(dice);
  for (const way of dice.length === 1 ? WAYS.slice(0, 1) : WAYS) {
    for (const some of dice.length === 1 ? [ordered] : [ordered, ordered.toReversed()]) {
      yield some.map((die, index) => ({ ...die, x: cell.x + way.x * index, y: cell.y + way.y * index }));
    }
  }
}

/** Lays chosen dice from a cell on, whichever way makes sets of them, else to the right; null where there is no room. */
export function layFrom(table: readonly Placed[], dice: readonly ShownDie[], cell: Cell): Placed[] | null {
  const rest = without(table, dice);
  const taken = new Set(rest.map(keyOf));
  const free = [...layings(dice, cell)].filter((laid) => laid.every((die) => !taken.has(keyOf(die))));
  const laid = free.find((some) => makesSets(rest, some)) ?? free[0];
  return laid === undefined ? null : [...rest, ...laid];
}

/** Whether every line that dice would come to lie in is a set, and each of them lies in one. */
function makesSets(rest: readonly Placed[], laid: readonly Placed[]): boolean {
  const lines = linesOf([...rest, ...laid]).filter((line) => line.dice.some(({ die }) => isOn(laid, die)));
  return (
    laid.every(({ die }) => lines.some((line) => isOn(line.dice, die))) &&
    lines.every((line) => isSet(facesOf(line.dice)))
  );
}

/** Where chosen dice would make sets of every line they touch, and where a set of them alone would find room. */
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

/** A cell that one of several dice would take when the first of them is laid on a fit. */
export interface Spread {
  readonly cell: Cell;
  readonly fit: Cell;
}

/** Where the others of what is chosen would lie, by cell; one that belongs to two fits goes with the first. */
export function spreadOf(
  table: readonly Placed[],
  dice: readonly ShownDie[],
  fits: readonly Cell[],
): ReadonlyMap<number, Spread> {
  const spread = new Map<number, Spread>();
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

/** RX-14: the jokers that stand for a single die: it may take their cells. */
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

/** Moves dice as they lie to each other; null where others lie in the way. */
export function shift(table: readonly Placed[], dice: readonly ShownDie[], by: Cell): Placed[] | null {
  const rest = without(table, dice);
  const taken = new Set(rest.map(keyOf));
  const moved = table.filter(({ die }) => isOn(dice, die)).map((die) => ({ ...die, x: die.x + by.x, y: die.y + by.y }));
  return moved.some((die) => taken.has(keyOf(die))) ? null : [...rest, ...moved];
}

/**
 * A die takes the cell of another, as a number takes that of the joker which stood for it. The other one makes room: what
 * came from the hand goes back there, what lay on the table is put aside, near by and apart from everything.
 */
export function takeCell(table: readonly Placed[], die: ShownDie, lying: Placed, isOwn: boolean): Placed[] {
  const { x, y } = lying;
  const rest = [...without(table, [die, lying]), { ...die, x, y }];
  return isOwn ? rest : [...rest, ...settle(rest, [lying], new Map([[lying.die, asideOf(rest, lying)]]))];
}

/** The nearest cell that touches nothing. */
function asideOf(table: readonly Placed[], from: Cell): Cell {
  const taken = new Set(table.flatMap((die) => [die, ...neighboursOf(die)]).map(keyOf));
  const nearby = new Map([[keyOf(from), from]]);
  for (const cell of nearby.values()) {
    if (!taken.has(keyOf(cell))) return cell;
    for (const next of neighboursOf(cell)) if (!nearby.has(keyOf(next))) nearby.set(keyOf(next), next);
  }
  return from;
}
