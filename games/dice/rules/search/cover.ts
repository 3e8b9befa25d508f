import { totalOf } from '../scoring.ts';
import type { Placed, ShownDie } from '../types.ts';
import type { Effort } from './effort.ts';
import { Layouts } from './layouts.ts';
import type { Puzzle } from './puzzle.ts';

/** A way to lay dice: the tables that touch nowhere, and the mask of all their dice. */
export interface Cover {
  readonly islands: readonly (readonly Placed[])[];
  readonly mask: number;
  /** Points of the dice that had to be left out. */
  readonly left: number;
}

/** What is wanted: some dice must be laid, of others at most so many may be left out, and others may help or not. */
export interface Wish {
  readonly must: number;
  readonly want: number;
  readonly leaveOut: number;
  readonly may: number;
}

/**
 * Covers dice with sets: depth first, always the die that has the fewest sets left. Each die is in at most two sets, which
 * cross there; two sets share one die at most.
 */
export class CoverSearch {
  readonly #puzzle: Puzzle;
  readonly #effort: Effort;
  readonly #layouts: Layouts;
  readonly #words: number;
  /** By die: its sets. By set: those it may lie beside. Both as bits. */
  readonly #setsOf: readonly Int32Array[];
  readonly #beside = new Map<number, Int32Array>();
  /** By die: the next lower one that shows the same. */
  readonly #twins: readonly number[];
  readonly #chosen: number[] = [];
  #best: Cover | null = null;

  constructor(puzzle: Puzzle, effort: Effort) {
    this.#puzzle = puzzle;
    this.#effort = effort;
    this.#layouts = new Layouts(puzzle, effort);
    this.#words = Math.ceil(puzzle.sets.length / 32);
    this.#setsOf = puzzle.dice.map((_, die) => this.#bitsWhere((mask) => ((mask >> die) & 1) === 1));
    this.#twins = puzzle.dice.map(({ face }, die) =>
      puzzle.dice.findLastIndex((one, at) => at < die && one.face === face),
    );
  }

  /** The cover that leaves out the fewest points; null where none was found. */
  find(wish: Wish): Cover | null {
    this.#best = null;
    const dice = wish.must | wish.want | wish.may;
    const alive = this.#bitsWhere((mask) => (mask & ~dice) === 0);
    this.#cover({ wish, covered: 0, dropped: 0, left: 0, drops: 0 }, alive);
    return this.#best;
  }

  #cover(at: Progress, alive: Int32Array): void {
    if (!this.#effort.spend()) return;
    if (this.#best !== null && at.left >= this.#best.left) return;
    const die = this.#hardest(at, alive);
    if (die === null) {
      this.#keep(at);
      return;
    }
    const bit = 1 << die;
    for (const set of setBits(alive, this.#setsOf[die] as Int32Array)) {
      if (this.#effort.isSpent) return;
      const mask = this.#puzzle.sets[set] as number;
      if (this.#hasTwinFor(mask, at)) continue;
      this.#chosen.push(mask);
      if ((mask & at.covered) === 0 || this.#layouts.canCross(this.#componentOf(mask))) {
        const crossed = mask & at.covered;
        this.#cover({ ...at, covered: at.covered | mask }, this.#without(alive, set, crossed));
      }
      this.#chosen.pop();
    }
    if ((at.wish.must & bit) !== 0 || at.drops === at.wish.leaveOut) return;
    const left = at.left + totalOf([(this.#puzzle.dice[die] as ShownDie).face]);
    this.#cover({ ...at, dropped: at.dropped | bit, left, drops: at.drops + 1 }, this.#withoutDie(alive, die));
  }

  /** The die that is not laid yet and has the fewest sets left; null where all are laid. */
  #hardest({ wish, covered, dropped }: Progress, alive: Int32Array): number | null {
    let [hardest, fewest]: [number | null, number] = [null, Number.POSITIVE_INFINITY];
    const open = (wish.must | wish.want) & ~covered & ~dropped;
    for (let die = 0; die < this.#puzzle.dice.length; die += 1) {
      if (((open >> die) & 1) === 0 || this.#hasOpenTwin(die, wish, covered | dropped)) continue;
      const count = countBits(alive, this.#setsOf[die] as Int32Array);
      if (count < fewest) [hardest, fewest] = [die, count];
    }
    return hardest;
  }

  /**
   * Dice that show the same and were both not touched yet are interchangeable: the lower one goes first, if it is wanted
   * as much as the other.
   */
  #hasOpenTwin(die: number, { must, want, may }: Wish, touched: number): boolean {
    const twin = this.#twins[die] as number;
    if (twin === -1 || (touched >> twin) & 1) return false;
    const asMuch = [must, must | want, must | want | may].find((dice) => (dice >> die) & 1) ?? 0;
    return ((asMuch >> twin) & 1) === 1;
  }

  #hasTwinFor(mask: number, { wish, covered, dropped }: Progress): boolean {
    const touched = covered | dropped;
    for (let rest = mask & ~touched; rest !== 0; rest &= rest - 1) {
      if (this.#hasOpenTwin(31 - Math.clz32(rest & -rest), wish, touched | mask)) return true;
    }
    return false;
  }

  #keep({ covered, left }: Progress): void {
    const islands = this.#components().map((masks) => this.#layouts.layOut(masks));
    if (islands.every((island) => island !== null)) this.#best = { islands, mask: covered, left };
  }

  #components(): number[][] {
    const components: number[][] = [];
    const open = new Set(this.#chosen);
    for (const mask of open) {
      const component = this.#componentOf(mask);
      for (const one of component) open.delete(one);
      components.push(component);
    }
    return components;
  }

  /** The chosen sets that hang together with this one. */
  #componentOf(mask: number): number[] {
    const component = [mask];
    for (const one of component) {
      for (const other of this.#chosen) if ((one & other) !== 0 && !component.includes(other)) component.push(other);
    }
    return component;
  }

  /** What is left when a set was chosen, and these dice cross in it. */
  #without(alive: Int32Array, set: number, crossed: number): Int32Array {
    const beside = this.#besideOf(set);
    const left = alive.map((word, index) => word & (beside[index] as number));
    for (let rest = crossed; rest !== 0; rest &= rest - 1) {
      const sets = this.#setsOf[31 - Math.clz32(rest & -rest)] as Int32Array;
      for (let word = 0; word < left.length; word += 1) (left[word] as number) &= ~(sets[word] as number);
    }
    return left;
  }

  #withoutDie(alive: Int32Array, die: number): Int32Array {
    const sets = this.#setsOf[die] as Int32Array;
    return alive.map((word, index) => word & ~(sets[index] as number));
  }

  #besideOf(set: number): Int32Array {
    let beside = this.#beside.get(set);
    if (beside === undefined) {
      const mask = this.#puzzle.sets[set] as number;
      beside = this.#bitsWhere((other) => isAtMostOne(other & mask));
      this.#beside.set(set, beside);
    }
    return beside;
  }

  #bitsWhere(holds: (mask: number) => boolean): Int32Array {
    const bits = new Int32Array(this.#words);
    for (const [index, mask] of this.#puzzle.sets.entries())
      if (holds(mask)) (bits[index >> 5] as number) |= 1 << (index & 31);
    return bits;
  }
}

interface Progress {
  readonly wish: Wish;
  readonly covered: number;
  readonly dropped: number;
  readonly left: number;
  readonly drops: number;
}

function isAtMostOne(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

function countBits(one: Int32Array, other: Int32Array): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) {
    for (let bits = (one[word] as number) & (other[word] as number); bits !== 0; bits &= bits - 1) count += 1;
  }
  return count;
}

function setBits(one: Int32Array, other: Int32Array): number[] {
  const found: number[] = [];
  for (let word = 0; word < one.length; word += 1) {
    for (let bits = (one[word] as number) & (other[word] as number); bits !== 0; bits &= bits - 1) {
      found.push(word * 32 + 31 - Math.clz32(bits & -bits));
    }
  }
  return found;
}
