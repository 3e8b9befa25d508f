import { COLOURS, colourOf, HIGHEST, isJoker, numberOf } from '../face.ts';
import { JOKER_POINTS } from '../scoring.ts';
import { SHORTEST } from '../sets.ts';
import type { ShownDie } from '../types.ts';
import { choicesOf, countOf, firstBits, lowestOf } from './bits.ts';
import { type Order, ordersOf } from './orders.ts';

/**
 * Longer runs need not be tried: they are two shorter ones that touch. Not so only where three jokers lie side by side in one,
 * and each of them in a column too: such a table is not found.
 */
const LONGEST_RUN = 5;

/** Dice to lay. Each is a bit by its index here, several are a mask; `sets` are all masks that are a set in some order. */
export class Puzzle {
  readonly dice: readonly ShownDie[];
  /** By die: its number, and its colour as a bit; both 0 for a joker. */
  readonly numbers: Int8Array;
  readonly colours: Int8Array;
  readonly jokers: number;
  readonly sets: readonly number[];
  readonly #orders = new Map<number, readonly Order[]>();

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

  /** The orders of one of the sets; the same few are asked for again and again. */
  ordersOf(set: number): readonly Order[] {
    let orders = this.#orders.get(set);
    if (orders === undefined) {
      orders = ordersOf(this, set);
      this.#orders.set(set, orders);
    }
    return orders;
  }
}

/** Lists every mask of dice that is a group, or a run of at most five, once. */
class Listing {
  readonly sets: number[] = [];
  /** By colour and number: the dice that show it. */
  readonly #showing = new Int32Array(COLOURS.length * (HIGHEST + 1));
  /** By how many: every choice of as many jokers. */
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

  /** Goes on with a colour; `naturals` dice are in the mask. */
  #addGroups(number: number, colour: number, mask: number, naturals: number): void {
    if (colour === COLOURS.length) {
      if (naturals > 0) this.#add(mask, Math.max(0, SHORTEST - naturals), COLOURS.length - naturals);
      return;
    }
    this.#addGroups(number, colour + 1, mask, naturals);
    for (let dies = this.#at(colour, number); dies !== 0; dies &= dies - 1) {
      this.#addGroups(number, colour + 1, mask | (dies & -dies), naturals + 1);
    }
  }

  /** Goes on from a run that ends below `next`. A single die with two or three jokers is listed as a group already. */
  #addRuns(colour: number, first: number, next: number, mask: number, naturals: number): void {
    const gaps = next - first - naturals;
    const fewest = naturals === 1 ? COLOURS.length : Math.max(gaps, SHORTEST - naturals);
    this.#add(mask, fewest, LONGEST_RUN - naturals);
    for (let number = next; number <= HIGHEST && number < first + LONGEST_RUN; number += 1) {
      if (gaps + number - next >= this.#jokers.length) return;
      for (let dies = this.#at(colour, number); dies !== 0; dies &= dies - 1) {
        this.#addRuns(colour, first, number + 1, mask | (dies & -dies), naturals + 1);
      }
    }
  }

  /** RX-A11. Which jokers fill the places makes another set. */
  #add(naturals: number, fewest: number, most: number): void {
    for (let count = fewest; count <= most && count < this.#jokers.length; count += 1) {
      for (const jokers of this.#jokers[count] as readonly number[]) this.sets.push(naturals | jokers);
    }
  }
}

/** The dice that hang together with these through sets: whatever lies elsewhere never touches them. */
export function reachOf(sets: readonly number[], from: number): number {
  let [reached, before] = [from, 0];
  while (reached !== before) {
    before = reached;
    for (const set of sets) if ((set & reached) !== 0) reached |= set;
  }
  return reached;
}

/** What some dice count. */
export function pointsOf({ numbers }: Puzzle, dice: number): number {
  let points = 0;
  for (let rest = dice; rest !== 0; rest &= rest - 1) points += (numbers[lowestOf(rest)] as number) || JOKER_POINTS;
  return points;
}

export function maskOfDice(puzzle: Puzzle): number {
  return firstBits(puzzle.dice.length);
}
