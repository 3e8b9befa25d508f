import { COLOURS, colourOf, type Face, HIGHEST, isJoker, numberOf } from '../face.ts';
import type { ShownDie } from '../types.ts';

/** An order in which dice are a set, read from either end. */
export interface Order {
  readonly dice: readonly number[];
  /** Place by place: what a joker there may stand for; 0 for other dice. */
  readonly meanings: readonly number[];
  readonly hasJokers: boolean;
}

const COLOUR_BITS = COLOURS.length;
const ANY_COLOUR = (1 << COLOUR_BITS) - 1;

/** A number, in one of several colours: the number above four bits of colours. */
function meaning(number: number, colours: number): number {
  return (number << COLOUR_BITS) | colours;
}

/** What both may be; 0 where they have nothing in common. */
export function common(one: number, other: number): number {
  if (one >> COLOUR_BITS !== other >> COLOUR_BITS) return 0;
  const colours = one & other & ANY_COLOUR;
  return colours === 0 ? 0 : meaning(one >> COLOUR_BITS, colours);
}

function bitOf(face: Face): number {
  return 1 << COLOURS.indexOf(colourOf(face));
}

/** Every order of the dice of a mask that is a set. */
export function ordersOf(dice: readonly ShownDie[], mask: number): Order[] {
  const indices = dice.flatMap((_, index) => ((mask >> index) & 1 ? [index] : []));
  const isJokerAt = (index: number): boolean => isJoker((dice[index] as ShownDie).face);
  const naturals = indices.filter((index) => !isJokerAt(index));
  const jokers = indices.filter(isJokerAt);
  const faces = naturals.map((index) => (dice[index] as ShownDie).face);
  const orders: Order[] = [];
  if (indices.length <= COLOURS.length && new Set(faces.map(numberOf)).size === 1) {
    const missing = faces.reduce((bits, face) => bits & ~bitOf(face), ANY_COLOUR);
    const stands = meaning(numberOf(faces[0] as Face), missing);
    for (const order of permutations(indices)) {
      const meanings = order.map((index) => (isJokerAt(index) ? stands : 0));
      orders.push({ dice: order, meanings, hasJokers: jokers.length > 0 });
    }
  }
  if (new Set(faces.map(colourOf)).size > 1) return orders;
  return [...orders, ...permutations(jokers).flatMap((mixed) => runOrders(dice, naturals, mixed))];
}

/** Jokers fill the gaps and the ends, in the order given. */
function runOrders(dice: readonly ShownDie[], naturals: readonly number[], jokers: readonly number[]): Order[] {
  const faceAt = (index: number): Face => (dice[index] as ShownDie).face;
  const byNumber = new Map(naturals.map((index) => [numberOf(faceAt(index)), index]));
  const colour = bitOf(faceAt(naturals[0] as number));
  const size = naturals.length + jokers.length;
  const lowest = Math.min(...byNumber.keys());
  const orders: Order[] = [];
  for (let first = Math.max(1, lowest - jokers.length); first <= lowest && first + size - 1 <= HIGHEST; first += 1) {
    const spare = [...jokers];
    const order = Array.from({ length: size }, (_, step) => byNumber.get(first + step) ?? spare.shift());
    if (!order.every((index) => index !== undefined) || spare.length > 0) continue;
    const meanings = order.map((index, step) => (isJoker(faceAt(index)) ? meaning(first + step, colour) : 0));
    const hasJokers = jokers.length > 0;
    orders.push({ dice: order, meanings, hasJokers });
    orders.push({ dice: order.toReversed(), meanings: meanings.toReversed(), hasJokers });
  }
  return orders;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
