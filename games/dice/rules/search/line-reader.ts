import { COLOURS, HIGHEST } from '../face.ts';
import { MIN_SET_DICE } from '../sets.ts';
import { common, meaning } from './orders.ts';
import type { Puzzle } from './puzzle.ts';

const ALL_COLOURS = (1 << COLOURS.length) - 1;

const GROUP = 0;
const RISING = 1;
const FALLING = 2;
const READINGS = [GROUP, RISING, FALLING] as const;
type ReadingKind = (typeof READINGS)[number];

/**
 * Reads a line die by die and checks if it is a set, as the rules do, but without allocation: it is the innermost loop
 * of the search.
 */
export class LineReader {
  readonly #numbers: Int8Array;
  readonly #colours: Int8Array;
  #length = 0;
  #naturals = 0;
  #number = 0;
  #seen = 0;
  #isGroup = true;
  /** Number at which a rising or a falling run would start. */
  #rising = 0;
  #falling = 0;
  #isRising = true;
  #isFalling = true;

  constructor({ numbers, colours }: Puzzle) {
    this.#numbers = numbers;
    this.#colours = colours;
  }

  start(): void {
    this.#length = 0;
    this.#naturals = 0;
    this.#seen = 0;
    this.#isGroup = true;
    this.#isRising = true;
    this.#isFalling = true;
  }

  add(die: number): void {
    const [number, colour] = [this.#numbers[die] as number, this.#colours[die] as number];
    if (number !== 0) {
      const [rising, falling] = [number - this.#length, number + this.#length];
      if (this.#naturals === 0) {
        this.#number = number;
        this.#rising = rising;
        this.#falling = falling;
      } else {
        const isColour = (this.#seen & colour) !== 0;
        if (number !== this.#number || isColour) this.#isGroup = false;
        if (!isColour || rising !== this.#rising) this.#isRising = false;
        if (!isColour || falling !== this.#falling) this.#isFalling = false;
      }
      this.#seen |= colour;
      this.#naturals += 1;
    }
    this.#length += 1;
  }

  get isSet(): boolean {
    if (this.#length < MIN_SET_DICE || this.#naturals === 0) return false;
    return this.#reads(GROUP) || this.#reads(RISING) || this.#reads(FALLING);
  }

  /** True if more dice could make it a set: parts of a set are sets, unless they are too short or only jokers. */
  get canGrow(): boolean {
    return this.#length < MIN_SET_DICE || this.#naturals === 0;
  }

  /** RX-A10: true if a joker at this place can have the same value as at `otherPlace` of the other set. */
  agrees(place: number, other: LineReader, otherPlace: number): boolean {
    return READINGS.some((reading) => {
      const one = this.#meaningAt(place, reading);
      return one !== 0 && READINGS.some((another) => common(one, other.#meaningAt(otherPlace, another)) !== 0);
    });
  }

  #reads(reading: ReadingKind): boolean {
    const length = this.#length;
    if (reading === GROUP) return this.#isGroup && length <= COLOURS.length;
    if (reading === RISING) return this.#isRising && this.#rising >= 1 && this.#rising + length - 1 <= HIGHEST;
    return this.#isFalling && this.#falling <= HIGHEST && this.#falling - length + 1 >= 1;
  }

  /** 0 if the line has no such reading. */
  #meaningAt(place: number, reading: ReadingKind): number {
    if (!this.#reads(reading)) return 0;
    if (reading === GROUP) return meaning(this.#number, ALL_COLOURS & ~this.#seen);
    return meaning(reading === RISING ? this.#rising + place : this.#falling - place, this.#seen);
  }
}
