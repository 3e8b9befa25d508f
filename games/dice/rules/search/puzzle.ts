import { COLOURS, colourOf, HIGHEST, isJoker, numberOf } from '../face.ts';
import { JOKER_POINTS } from '../scoring.ts';
import { MIN_SET_DICE } from '../sets.ts';
import type { ShownDie } from '../types.ts';
import { choicesOf, countOf, firstBits, lowestOf } from './bits.ts';
import { ordersOf, type SetOrder } from './orders.ts';

/**
 * Longer runs are not tried: they consist of two shorter ones that touch. The exception, three adjacent jokers each of
 * which is also in a column, is not found.
 */
const MAX_RUN_DICE = 5;

/**
 * Dice to lay. A die is a bit by its index; several dice are a mask. `sets` are all masks that form a set in some
 * order.
 */
export class Puzzle {
  readonly dice: readonly ShownDie[];
  /** By die: its number, and its colour as a bit; both 0 for a joker. */
  readonly numbers: Int8Array;
  readonly colours: Int8Array;
  readonly jokers: number;
  readonly sets: readonly number[];
  readonly #orders = new Map<number, readonly SetOrder[]>();

  constructor(dice: readonly ShownDie[]) {
    this.dice = dice;
    this.numbers = new Int8Array(dice.length);
    this.colours = new Int8Array(dice.length);
    let jokers = 0;
    for (let index = 0; index < dice.length; index += 1) {
      const { face } = dice[index] as ShownDie;
      if (isJoker(face)) jokers |= 1 << index;
      else {
        this.numbers[index] = numberOf(face);
        this.colours[index] = 1 << COLOURS.indexOf(colourOf(face));
      }
    }
    this.jokers = jokers;
    this.sets = new Listing(this).sets;
  }

  /** Cached, since the same few sets recur often. */
  ordersOf(set: number): readonly SetOrder[] {
    let orders = this.#orders.get(set);
    if (orders === undefined) {
      orders = ordersOf(this, set);
      this.#orders.set(set, orders);
    }
    return orders;
  }
}

/** Lists every mask that is a group, or a run of at most MAX_RUN_DICE dice, once. */
class Listing {
  readonly sets: number[] = [];
  /** By colour and number: the dice that show it. */
  readonly #showing = new Int32Array(COLOURS.length * (HIGHEST + 1));
  /** By number of jokers: all choices of that many. */
  readonly #jokers: readonly (readonly number[])[];

  constructor({ dice, numbers, colours, jokers }: Puzzle) {
    for (let die = 0; die < dice.length; die += 1) {
      if ((jokers >> die) & 1) continue;
      const at = (31 - Math.clz32(colours[die] as number)) * (HIGHEST + 1) + (numbers[die] as number);
      (this.#showing[at] as number) |= 1 << die;
    }
    const most = countOf(jokers);
    this.#jokers = Array.from({ length: most + 1 }, (_, count) => choicesOf(jokers, count));
    for (let number = 1; number <= HIGHEST; number += 1) this.#addGroups(number, 0, 0, 0);
    for (let colour = 0; colour < COLOURS.length; colour += 1) {
      for (let first = 1; first <= HIGHEST; first += 1) {
        for (let dies = this.#at(colour, first); dies !== 0; dies &= dies - 1) {
          this.#addRuns(colour, first, first + 1, dies & -dies, 1);
        }
      }
    }
  }

  #at(colour: number, number: number): number {
    return this.#showing[colour * (HIGHEST + 1) + number] as number;
  }

  /** Continues with the next colour; `naturals`: number of dice in the mask. */
  #addGroups(number: number, colour: number, mask: number, naturals: number): void {
    if (colour === COLOURS.length) {
      if (naturals > 0) this.#add(mask, Math.max(0, MIN_SET_DICE - naturals), COLOURS.length - naturals);
      return;
    }
    this.#addGroups(number, colour + 1, mask, naturals);
    for (let dies = this.#at(colour, number); dies !== 0; dies &= dies - 1) {
      this.#addGroups(number, colour + 1, mask | (dies & -dies), naturals + 1);
    }
  }

  /** Continues a run that ends below `next`. A single die with two or three jokers is already listed as a group. */
  #addRuns(colour: number, first: number, next: number, mask: number, naturals: number): void {
    const gaps = next - first - naturals;
    const fewest = naturals === 1 ? COLOURS.length : Math.max(gaps, MIN_SET_DICE - naturals);
    this.#add(mask, fewest, MAX_RUN_DICE - naturals);
    for (let number = next; number <= HIGHEST && number < first + MAX_RUN_DICE; number += 1) {
      if (gaps + number - next >= this.#jokers.length) return;
      for (let dies = this.#at(colour, number); dies !== 0; dies &= dies - 1) {
        this.#addRuns(colour, first, number + 1, mask | (dies & -dies), naturals + 1);
      }
    }
  }

  /** RX-A11: each choice of jokers is another set. */
  #add(naturals: number, fewest: number, most: number): void {
    for (let count = fewest; count <= most && count < this.#jokers.length; count += 1) {
      for (const jokers of this.#jokers[count] as readonly number[]) this.sets.push(naturals | jokers);
    }
  }
}

/** Dice connected with these through sets; all others can never touch them. */
export function reachOf(sets: readonly number[], from: number): number {
  let [reached, before] = [from, 0];
  while (reached !== before) {
    before = reached;
    for (const set of sets) if ((set & reached) !== 0) reached |= set;
  }
  return reached;
}

export function pointsOf({ numbers }: Puzzle, dice: number): number {
  let points = 0;
  for (let rest = dice; rest !== 0; rest &= rest - 1) points += (numbers[lowestOf(rest)] as number) || JOKER_POINTS;
  return points;
}

export function maskOfDice(puzzle: Puzzle): number {
  return firstBits(puzzle.dice.length);
}
