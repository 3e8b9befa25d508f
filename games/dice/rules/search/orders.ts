import { COLOURS, HIGHEST } from '../face.ts';
import { countOf, indicesOf, lowestOf } from './bits.ts';
import type { Puzzle } from './puzzle.ts';

/** An order in which dice form a set, read from either end. */
export interface SetOrder {
  readonly dice: readonly number[];
  /** By place: possible values of a joker there; 0 for other dice. */
  readonly meanings: readonly number[];
  readonly hasJokers: boolean;
  readonly isGroup: boolean;
}

const COLOUR_BITS = COLOURS.length;
const ANY_COLOUR = (1 << COLOUR_BITS) - 1;

/** A number with several possible colours: four bits of colours below the number. */
export function meaning(number: number, colours: number): number {
  return (number << COLOUR_BITS) | colours;
}

/** The meaning that both allow: one number in their common colours; 0 if there is none. */
export function common(one: number, other: number): number {
  if (one >> COLOUR_BITS !== other >> COLOUR_BITS) return 0;
  const colours = one & other & ANY_COLOUR;
  return colours === 0 ? 0 : meaning(one >> COLOUR_BITS, colours);
}

/**
 * Orders that differ in the positions or values of these dice. With `isOneWay`, only one of an order and its reverse.
 */
export function distinctOrders(orders: readonly SetOrder[], dice: number, isOneWay: boolean): SetOrder[] {
  const seen = new Set<string>();
  return orders.filter((order) => {
    const places = order.dice.map((die, at) => ((dice >> die) & 1 ? `${die}:${order.meanings[at]}` : ''));
    const [name, reverse] = [places.join(), places.toReversed().join()];
    if (seen.has(name) || (isOneWay && seen.has(reverse))) return false;
    seen.add(name);
    return true;
  });
}

/** Possible values of the jokers of a set: one bit for each number and colour, in two halves. */
export type JokerValues = readonly [low: number, high: number];

/** RX-A10: true if a joker can have the same value in both sets. */
export function canBeSame(one: JokerValues, other: JokerValues): boolean {
  return (one[0] & other[0]) !== 0 || (one[1] & other[1]) !== 0;
}

export function jokerValuesIn({ numbers, colours, jokers }: Puzzle, set: number): JokerValues {
  const size = countOf(set);
  let [seen, shown] = [0, 0];
  for (let rest = set & ~jokers; rest !== 0; rest &= rest - 1) {
    seen |= colours[lowestOf(rest)] as number;
    shown |= 1 << (numbers[lowestOf(rest)] as number);
  }
  const [lowest, highest] = [lowestOf(shown), 31 - Math.clz32(shown)];
  const jokerValues: [number, number] = [0, 0];
  const isRun = countOf(seen) === 1;
  const isGroup = lowest === highest && size <= COLOURS.length;
  for (let colour = 0; colour < COLOUR_BITS; colour += 1) {
    let can = isGroup && ((seen >> colour) & 1) === 0 ? shown : 0;
    if (isRun && (seen >> colour) & 1) {
      const [first, last] = [Math.max(1, highest - size + 1), Math.min(HIGHEST, lowest + size - 1)];
      can |= ((1 << (last + 1)) - (1 << first)) & ~shown;
    }
    jokerValues[colour >> 1] = (jokerValues[colour >> 1] as number) | (can << (colour & 1 ? HIGHEST + 1 : 0));
  }
  return jokerValues;
}

/** All orders in which these dice form a set. */
export function ordersOf(puzzle: Puzzle, mask: number): SetOrder[] {
  const naturals = indicesOf(mask & ~puzzle.jokers);
  const jokers = indicesOf(mask & puzzle.jokers);
  let [numbers, colours] = [0, 0];
  for (const die of naturals) {
    numbers |= 1 << (puzzle.numbers[die] as number);
    colours |= puzzle.colours[die] as number;
  }
  const groups = countOf(numbers) === 1 ? groupOrders(puzzle, mask, lowestOf(numbers), ANY_COLOUR & ~colours) : [];
  if (countOf(colours) > 1) return groups;
  const runs = permutationsOf(jokers.length).flatMap((mixed) =>
    runOrders(
      puzzle,
      naturals,
      mixed.map((at) => jokers[at] as number),
      colours,
    ),
  );
  return [...groups, ...runs];
}

function groupOrders({ jokers }: Puzzle, mask: number, number: number, missing: number): SetOrder[] {
  const dice = indicesOf(mask);
  if (dice.length > COLOURS.length) return [];
  const hasJokers = (mask & jokers) !== 0;
  const jokerValues = dice.map((die) => ((jokers >> die) & 1 ? meaning(number, missing) : 0));
  return permutationsOf(dice.length).map((mixed) => ({
    dice: mixed.map((at) => dice[at] as number),
    meanings: mixed.map((at) => jokerValues[at] as number),
    hasJokers,
    isGroup: true,
  }));
}

/** Jokers fill gaps and ends in the order given. */
function runOrders(
  { numbers }: Puzzle,
  naturals: readonly number[],
  jokers: readonly number[],
  colour: number,
): SetOrder[] {
  const rising = naturals.toSorted((a, b) => (numbers[a] as number) - (numbers[b] as number));
  const size = naturals.length + jokers.length;
  const lowest = numbers[rising[0] as number] as number;
  const hasJokers = jokers.length > 0;
  const orders: SetOrder[] = [];
  for (let first = Math.max(1, lowest - jokers.length); first <= lowest && first + size - 1 <= HIGHEST; first += 1) {
    let [natural, joker] = [0, 0];
    const [dice, meanings]: [number[], number[]] = [[], []];
    for (let number = first; number < first + size; number += 1) {
      const isNatural = natural < rising.length && numbers[rising[natural] as number] === number;
      if (!isNatural && joker === jokers.length) break;
      dice.push((isNatural ? rising[natural++] : jokers[joker++]) as number);
      meanings.push(isNatural ? 0 : meaning(number, colour));
    }
    if (dice.length < size) continue;
    orders.push({ dice, meanings, hasJokers, isGroup: false });
    orders.push({ dice: dice.toReversed(), meanings: meanings.toReversed(), hasJokers, isGroup: false });
  }
  return orders;
}

/** All permutations of 0 to count - 1, the rising one first. */
function permutations(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((shorter) =>
    Array.from({ length: count }, (_, at) => shorter.toSpliced(count - 1 - at, 0, count - 1)),
  );
}

/** By size; no set has more than four interchangeable dice. */
const PERMUTATIONS = Array.from({ length: 5 }, (_, count) => permutations(count));

function permutationsOf(count: number): readonly (readonly number[])[] {
  return PERMUTATIONS[count] as readonly (readonly number[])[];
}
