import { COLOURS, type Face, faceOf, HIGHEST, isJoker } from '../face.ts';
import { SHORTEST } from '../sets.ts';
import type { ShownDie } from '../types.ts';
import { type Order, ordersOf } from './orders.ts';

/** Longer runs need not be tried: they are two shorter ones that touch. */
const LONGEST_RUN = 5;

/** Dice to lay. Each is a bit by its index here, several are a mask; `sets` are all masks that are a set in some order. */
export class Puzzle {
  readonly dice: readonly ShownDie[];
  readonly sets: readonly number[];
  readonly #orders = new Map<number, readonly Order[]>();

  constructor(dice: readonly ShownDie[]) {
    this.dice = dice;
    this.sets = setsAmong(dice);
  }

  /** The orders of one of the sets; the same few are asked for again and again. */
  ordersOf(set: number): readonly Order[] {
    let orders = this.#orders.get(set);
    if (orders === undefined) {
      orders = ordersOf(this.dice, set);
      this.#orders.set(set, orders);
    }
    return orders;
  }
}

/** Every mask of dice that is a group, or a run of at most five. */
function setsAmong(dice: readonly ShownDie[]): number[] {
  const bits = new BitsByFace(dice);
  const found = new Set<number>();
  for (let number = 1; number <= HIGHEST; number += 1) addGroups(number, bits, found);
  for (const colour of COLOURS) {
    for (let first = 1; first + SHORTEST - 1 <= HIGHEST; first += 1) {
      const last = Math.min(HIGHEST, first + LONGEST_RUN - 1);
      const faces = Array.from({ length: last - first + 1 }, (_, index) => faceOf(colour, first + index));
      addRuns(faces, bits, found);
    }
  }
  return [...found];
}

/** Which dice show what. */
class BitsByFace {
  readonly jokers: readonly number[];
  readonly #naturals = new Map<Face, number[]>();

  constructor(dice: readonly ShownDie[]) {
    const jokers: number[] = [];
    for (const [index, { face }] of dice.entries()) {
      if (isJoker(face)) jokers.push(1 << index);
      else this.#naturals.set(face, [...(this.#naturals.get(face) ?? []), 1 << index]);
    }
    this.jokers = jokers;
  }

  of(face: Face): readonly number[] {
    return this.#naturals.get(face) ?? [];
  }
}

/** A set that is being filled face by face: its dice, and how many of them are jokers. */
interface Part {
  readonly mask: number;
  readonly jokers: number;
  readonly naturals: number;
}

const NOTHING: Part = { mask: 0, jokers: 0, naturals: 0 };

function addGroups(number: number, bits: BitsByFace, found: Set<number>): void {
  const colours = COLOURS.filter((colour) => bits.of(faceOf(colour, number)).length > 0);
  if (colours.length === 0 || colours.length + bits.jokers.length < SHORTEST) return;
  let parts: Part[] = [NOTHING];
  for (const colour of COLOURS) {
    const faces = bits.of(faceOf(colour, number));
    parts = parts
      .flatMap((part) => [part, ...faces.map((bit) => withNatural(part, bit)), withJoker(part)])
      .filter(({ jokers }) => jokers <= bits.jokers.length);
  }
  for (const part of parts) if (sizeOf(part) >= SHORTEST) addFilled(part, bits.jokers, found);
}

function addRuns(faces: readonly Face[], bits: BitsByFace, found: Set<number>): void {
  let parts: Part[] = [NOTHING];
  for (const face of faces) {
    const naturals = bits.of(face);
    parts = parts
      .flatMap((part) => [...naturals.map((bit) => withNatural(part, bit)), withJoker(part)])
      .filter(({ jokers }) => jokers <= bits.jokers.length);
    for (const part of parts) if (sizeOf(part) >= SHORTEST) addFilled(part, bits.jokers, found);
  }
}

function sizeOf({ jokers, naturals }: Part): number {
  return jokers + naturals;
}

function withNatural({ mask, jokers, naturals }: Part, bit: number): Part {
  return { mask: mask | bit, jokers, naturals: naturals + 1 };
}

function withJoker({ mask, jokers, naturals }: Part): Part {
  return { mask, jokers: jokers + 1, naturals };
}

/** RX-A11: at least one die that is no joker. Which jokers fill the places makes another set. */
function addFilled({ mask, jokers, naturals }: Part, all: readonly number[], found: Set<number>): void {
  if (naturals === 0) return;
  for (const chosen of choicesOf(jokers, all)) found.add(mask | chosen);
}

function choicesOf(count: number, bits: readonly number[]): number[] {
  if (count === 0) return [0];
  return bits.flatMap((bit, index) => choicesOf(count - 1, bits.slice(index + 1)).map((mask) => mask | bit));
}
