import type { Placed } from '../types.ts';
import { countOf, isAtMostOne, lowestOf } from './bits.ts';
import type { Effort } from './effort.ts';
import { Layouts } from './layouts.ts';
import { canBeSame, type JokerValues, jokerValuesIn } from './orders.ts';
import { maskOfDice, type Puzzle, pointsOf } from './puzzle.ts';

/** A way to lay dice: islands that do not touch, and the mask of all their dice. */
export interface Cover {
  readonly islands: readonly (readonly Placed[])[];
  readonly mask: number;
  /** Points of the dice that are left out. */
  readonly left: number;
}

export const EMPTY_COVER: Cover = { islands: [], mask: 0, left: 0 };

/**
 * Goal of a search, as masks: dice that must be laid, dice of which at most `leaveOut` may be missing, and optional
 * dice.
 */
export interface CoverGoal {
  readonly must: number;
  readonly want: number;
  readonly leaveOut: number;
  readonly may: number;
  /** Covers that leave out this many points or more are useless. */
  readonly below: number;
  /** Prefers leaving dice out to crossings, to find a first solution soon. */
  readonly isHasty: boolean;
}

/**
 * Covers dice with sets by depth-first search, always branching on the die with the fewest sets left. A die is in at
 * most two sets, which cross there; two sets share at most one die.
 */
export class CoverSearch {
  readonly #puzzle: Puzzle;
  readonly #effort: Effort;
  readonly #layouts: Layouts;
  readonly #words: number;
  /**
   * Bit sets. By die: its sets. By set: the sets that may be chosen with it. By depth: the sets that may still be
   * chosen.
   */
  readonly #setsOf: readonly Int32Array[];
  readonly #beside: (Int32Array | undefined)[] = [];
  readonly #alive: Int32Array[] = [];
  /** By set: possible values of its jokers. */
  readonly #jokerValues: (JokerValues | undefined)[] = [];
  /** By die: the next lower die with the same face. */
  readonly #twins: readonly number[];
  /** Chosen sets, and for each a mask of those that it crosses. */
  readonly #chosen: number[] = [];
  readonly #crossed: number[] = [];
  #goal: CoverGoal = { must: 0, want: 0, leaveOut: 0, may: 0, below: 0, isHasty: false };
  #below = 0;
  #best: Cover | null = null;

  constructor(puzzle: Puzzle, effort: Effort) {
    this.#puzzle = puzzle;
    this.#effort = effort;
    this.#layouts = new Layouts(puzzle, effort);
    this.#words = (puzzle.sets.length + 31) >> 5;
    this.#setsOf = puzzle.dice.map(() => new Int32Array(this.#words));
    for (let set = 0; set < puzzle.sets.length; set += 1) {
      for (let rest = puzzle.sets[set] as number; rest !== 0; rest &= rest - 1) {
        ((this.#setsOf[lowestOf(rest)] as Int32Array)[set >> 5] as number) |= 1 << (set & 31);
      }
    }
    this.#twins = puzzle.dice.map(({ face }, die) =>
      puzzle.dice.findLastIndex((one, at) => at < die && one.face === face),
    );
  }

  /** The cover with the fewest points left out; null if none was found. */
  find(goal: CoverGoal): Cover | null {
    this.#goal = goal;
    this.#best = null;
    this.#below = goal.below;
    const dice = goal.must | goal.want | goal.may;
    const alive = this.#aliveAt(0).fill(-1);
    for (let rest = maskOfDice(this.#puzzle) & ~dice; rest !== 0; rest &= rest - 1) this.#take(alive, lowestOf(rest));
    this.#cover(0, 0, 0, 0, goal.leaveOut);
    return this.#best;
  }

  /** `left`: points of the dropped dice. `drops`: number of dice that may still be dropped. */
  #cover(depth: number, covered: number, dropped: number, left: number, drops: number): void {
    if (left >= this.#below || !this.#effort.spend()) return;
    const die = this.#hardest(depth, covered, dropped, left, drops);
    if (die === NONE_LEFT && !this.#keep(covered, left)) this.#addLines(depth, covered, left, 0);
    if (die < 0) return;
    const isDroppable = ((this.#goal.must >> die) & 1) === 0 && drops > 0;
    this.#chooseSets(die, false, depth, covered, dropped, left, drops);
    if (isDroppable && this.#goal.isHasty) this.#drop(die, depth, covered, dropped, left, drops);
    this.#chooseSets(die, true, depth, covered, dropped, left, drops);
    if (isDroppable && !this.#goal.isHasty) this.#drop(die, depth, covered, dropped, left, drops);
  }

  #drop(die: number, depth: number, covered: number, dropped: number, left: number, drops: number): void {
    const next = this.#aliveAt(depth + 1);
    next.set(this.#aliveAt(depth));
    this.#take(next, die);
    this.#cover(depth + 1, covered, dropped | (1 << die), left + pointsOf(this.#puzzle, 1 << die), drops - 1);
  }

  /** Tries each set of a die: either those that cross chosen sets, or those that do not and so can lie anywhere. */
  #chooseSets(
    die: number,
    isCrossing: boolean,
    depth: number,
    covered: number,
    dropped: number,
    left: number,
    drops: number,
  ): void {
    const [alive, sets] = [this.#aliveAt(depth), this.#setsOf[die] as Int32Array];
    for (let word = 0; word < this.#words; word += 1) {
      for (let bits = (alive[word] as number) & (sets[word] as number); bits !== 0; bits &= bits - 1) {
        if (this.#effort.isSpent) return;
        const set = (word << 5) + lowestOf(bits);
        if ((((this.#puzzle.sets[set] as number) & covered) !== 0) !== isCrossing) continue;
        this.#choose(set, depth, covered, dropped, left, drops);
      }
    }
  }

  #choose(set: number, depth: number, covered: number, dropped: number, left: number, drops: number): void {
    const mask = this.#puzzle.sets[set] as number;
    if (this.#hasTwinFor(mask, covered | dropped)) return;
    if (this.#push(mask)) {
      this.#aliveAfter(set, mask & covered, this.#aliveAt(depth), this.#aliveAt(depth + 1));
      this.#cover(depth + 1, covered | mask, dropped, left, drops);
    }
    this.#pop();
  }

  /** Chooses a set; returns false if it cannot cross the chosen ones. */
  #push(mask: number): boolean {
    const at = this.#chosen.length;
    let crossed = 0;
    for (let other = 0; other < at; other += 1) {
      if (((this.#chosen[other] as number) & mask) === 0) continue;
      crossed |= 1 << other;
      (this.#crossed[other] as number) |= 1 << at;
    }
    this.#chosen.push(mask);
    this.#crossed.push(crossed);
    return crossed === 0 || this.#layouts.canCross(this.#chosen, this.#crossed, at);
  }

  #pop(): void {
    this.#chosen.pop();
    this.#crossed.pop();
    const at = this.#chosen.length;
    for (let other = 0; other < at; other += 1) (this.#crossed[other] as number) &= ~(1 << at);
  }

  /** The sets that may follow this one; `twice` are its dice that are now in two sets. */
  #aliveAfter(set: number, twice: number, alive: Int32Array, next: Int32Array): void {
    const beside = this.#besideOf(set);
    for (let word = 0; word < this.#words; word += 1) next[word] = (alive[word] as number) & (beside[word] as number);
    for (let rest = twice; rest !== 0; rest &= rest - 1) this.#take(next, lowestOf(rest));
  }

  /** The uncovered die with the fewest sets left. */
  #hardest(depth: number, covered: number, dropped: number, left: number, drops: number): number {
    const { must, want } = this.#goal;
    const alive = this.#aliveAt(depth);
    let [hardest, fewest, lost, lostPoints] = [NONE_LEFT, Number.POSITIVE_INFINITY, 0, left];
    for (let open = (must | want) & ~covered & ~dropped; open !== 0; open &= open - 1) {
      const die = lowestOf(open);
      const count = countCommon(alive, this.#setsOf[die] as Int32Array);
      if (count === 0) {
        lost += 1;
        lostPoints += pointsOf(this.#puzzle, 1 << die);
        if ((must >> die) & 1 || lost > drops || lostPoints >= this.#below) return HOPELESS;
      }
      if (count < fewest && !this.#hasOpenTwin(die, covered | dropped)) [hardest, fewest] = [die, count];
    }
    return hardest;
  }

  /**
   * Untouched dice with equal faces are interchangeable: the lower one is used first, if it is wanted at least as much.
   */
  #hasOpenTwin(die: number, touched: number): boolean {
    const twin = this.#twins[die] as number;
    if (twin === -1 || (touched >> twin) & 1) return false;
    const { must, want, may } = this.#goal;
    const asMuch = (must >> die) & 1 ? must : (want >> die) & 1 ? must | want : must | want | may;
    return ((asMuch >> twin) & 1) === 1;
  }

  #hasTwinFor(mask: number, touched: number): boolean {
    for (let rest = mask & ~touched; rest !== 0; rest &= rest - 1) {
      if (this.#hasOpenTwin(lowestOf(rest), touched | mask)) return true;
    }
    return false;
  }

  #keep(covered: number, left: number): boolean {
    const islands = this.#layouts.layOutAll(this.#chosen, this.#crossed);
    if (islands === null) return false;
    this.#best = { islands, mask: covered, left };
    this.#below = left;
    return true;
  }

  /**
   * All dice are covered, but some touch others with which they form no set. Tries one more line through them; sets
   * before `from` were tried.
   */
  #addLines(depth: number, covered: number, left: number, from: number): void {
    const [alive, next] = [this.#aliveAt(depth), this.#aliveAt(depth + 1)];
    for (let set = from; set < this.#puzzle.sets.length; set += 1) {
      if (((alive[set >> 5] as number) & (1 << (set & 31))) === 0) continue;
      const mask = this.#puzzle.sets[set] as number;
      if ((mask & covered) === 0 || this.#hasTwinFor(mask, covered)) continue;
      if (!this.#effort.spend()) return;
      if (this.#push(mask)) {
        this.#aliveAfter(set, mask & covered, alive, next);
        if (!this.#keep(covered | mask, left)) this.#addLines(depth + 1, covered | mask, left, set + 1);
      }
      this.#pop();
      if (left >= this.#below) return;
    }
  }

  #aliveAt(depth: number): Int32Array {
    return (this.#alive[depth] ??= new Int32Array(this.#words));
  }

  /** Rules out all sets of this die. */
  #take(alive: Int32Array, die: number): void {
    const sets = this.#setsOf[die] as Int32Array;
    for (let word = 0; word < this.#words; word += 1) (alive[word] as number) &= ~(sets[word] as number);
  }

  #besideOf(set: number): Int32Array {
    let beside = this.#beside[set];
    if (beside === undefined) {
      const { sets, jokers } = this.#puzzle;
      const mask = sets[set] as number;
      beside = new Int32Array(this.#words);
      for (let other = 0; other < sets.length; other += 1) {
        const shared = (sets[other] as number) & mask;
        if (!isAtMostOne(shared) || ((shared & jokers) !== 0 && !this.#canShareJoker(set, other))) continue;
        (beside[other >> 5] as number) |= 1 << (other & 31);
      }
      this.#beside[set] = beside;
    }
    return beside;
  }

  #canShareJoker(set: number, other: number): boolean {
    return canBeSame(this.#jokerValuesIn(set), this.#jokerValuesIn(other));
  }

  #jokerValuesIn(set: number): JokerValues {
    return (this.#jokerValues[set] ??= jokerValuesIn(this.#puzzle, this.#puzzle.sets[set] as number));
  }
}

const NONE_LEFT = -1;
const HOPELESS = -2;

function countCommon(one: Int32Array, other: Int32Array): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) {
    const bits = (one[word] as number) & (other[word] as number);
    if (bits !== 0) count += countOf(bits);
  }
  return count;
}
