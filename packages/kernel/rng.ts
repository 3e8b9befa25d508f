import { chacha20 } from '@noble/ciphers/chacha.js';
import type { Seat } from './brands.ts';
import type { Seed } from './seed.ts';

/** Random numbers for rules and bots. */
export interface Rng {
  /** A uniform integer from 0 to bound - 1. A bound of 1 draws nothing from the stream. */
  below(bound: number): number;
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy; every order is equally likely. */
  shuffle<T>(list: readonly T[]): T[];
  /** Number of words consumed; 0 as long as no chance was used, which undo relies on. */
  readonly drawn: number;
}

const WORDS_PER_BLOCK = 16;
const BLOCK_ZEROS = new Uint8Array(WORDS_PER_BLOCK * 4);
/** A step that needs a second block is usually shuffling; four blocks cost little more than one. */
const SHUFFLE_BLOCKS = 4;
const SHUFFLE_ZEROS = new Uint8Array(SHUFFLE_BLOCKS * BLOCK_ZEROS.length);
const WORD_RANGE = 2 ** 32;
const NO_WORDS = new Uint32Array(0);

/** ChaCha20 keystream under (key, nonce), computed on demand. */
class StreamRng implements Rng {
  drawn = 0;
  #words: Uint32Array = NO_WORDS;
  #next = 0;
  readonly #key: Seed;
  readonly #stream: number;
  readonly #step: number;

  constructor(key: Seed, stream: number, step: number) {
    this.#key = key;
    this.#stream = stream;
    this.#step = step;
  }

  below(bound: number): number {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > WORD_RANGE)
      throw new RangeError(`no number below ${bound}`);
    if (bound === 1) return 0; // a choice of one draws nothing, so that it can still be undone
    const fair = WORD_RANGE - (WORD_RANGE % bound);
    let word = this.#nextWord();
    while (word >= fair) word = this.#nextWord(); // rejection sampling: the incomplete last range would favour small numbers
    return word % bound;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const result = list.slice();
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const moved = result[last] as T;
      result[last] = result[other] as T;
      result[other] = moved;
    }
    return result;
  }

  #nextWord(): number {
    if (this.#next === this.#words.length) {
      this.#words = this.#keystream(this.drawn === 0 ? BLOCK_ZEROS : SHUFFLE_ZEROS, this.drawn / WORDS_PER_BLOCK);
      this.#next = 0;
    }
    this.drawn += 1;
    return this.#words[this.#next++] as number;
  }

  /** Keystream from block `counter` on, as the encryption of zeros. */
  #keystream(zeros: Uint8Array, counter: number): Uint32Array {
    const nonce = new Uint32Array([this.#stream, this.#step >>> 0, Math.floor(this.#step / WORD_RANGE)]);
    const keystream = chacha20(this.#key, new Uint8Array(nonce.buffer), zeros, undefined, counter);
    return new Uint32Array(keystream.buffer, keystream.byteOffset, keystream.length / 4);
  }
}

const STEP_STREAM = 0;
const FIRST_BOT_STREAM = 1;

/** Random numbers of one step. Costs nothing until the first draw. */
export function stepRng(seed: Seed, step: number): Rng {
  return new StreamRng(seed, STEP_STREAM, step);
}

/** A separate stream per seat, so that thinking never changes the dice of the match. */
export function botRng(seed: Seed, seat: Seat, step: number): Rng {
  return new StreamRng(seed, FIRST_BOT_STREAM + seat, step);
}
