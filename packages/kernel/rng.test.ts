import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toSeat } from './brands.ts';
import { botRng, type Rng, stepRng } from './rng.ts';
import { mixSeed, secretFromWord } from './seed.ts';

const SEED = mixSeed({ secret: secretFromWord('rng'), nonces: [] });
const OTHER_SEED = mixSeed({ secret: secretFromWord('rng again'), nonces: [] });
const WORD_RANGE = 2 ** 32;

/** A step whose first word lies in the upper half of the range and whose second word is smaller. */
const HIGH_STEP = 0;

/** Chi-square quantiles for p = 1e-6, by degrees of freedom. The seeds are pinned. */
const ONE_IN_A_MILLION = { 2: 27.63, 5: 35.89, 23: 70.55, 81: 156.45 } as const;

/** With the whole range as bound, `below` returns the words of the stream unchanged. */
function wordsOf(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => rng.below(WORD_RANGE));
}

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countsOf(size: number, draws: number, draw: (index: number) => number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (let index = 0; index < draws; index += 1) {
    const drawn = draw(index);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  return counts;
}

function keystream(nonce: readonly [number, number, number], words: number): number[] {
  const iv = Buffer.alloc(16); // the block counter from 0, then the nonce
  for (const [index, word] of nonce.entries()) iv.writeUInt32LE(word, 4 + 4 * index);
  const bytes = createCipheriv('chacha20', SEED, iv).update(Buffer.alloc(4 * words));
  return Array.from({ length: words }, (_, index) => bytes.readUInt32LE(4 * index));
}

describe('the stream', () => {
  it.each([
    [0, [0, 0, 0]],
    [1, [0, 1, 0]],
    [WORD_RANGE - 1, [0, WORD_RANGE - 1, 0]],
    [3 * WORD_RANGE + 5, [0, 5, 3]],
  ] as const)('is ChaCha20 under the seed, with the step as the nonce, at step %d', (step, nonce) => {
    expect(wordsOf(stepRng(SEED, step), 200)).toEqual(keystream(nonce, 200));
  });

  it('is ChaCha20 with the seat in the nonce for a bot', () => {
    expect(wordsOf(botRng(SEED, toSeat(0), 7), 200)).toEqual(keystream([1, 7, 0], 200));
    expect(wordsOf(botRng(SEED, toSeat(2), 7), 200)).toEqual(keystream([3, 7, 0], 200));
  });

  it('is the same for the same seed and step', () => {
    expect(wordsOf(stepRng(SEED, 4), 50)).toEqual(wordsOf(stepRng(SEED, 4), 50));
  });

  it('shares no word with the stream of another step, seed or bot', () => {
    const streams = [
      stepRng(SEED, 4),
      stepRng(SEED, 5),
      stepRng(SEED, 4 + WORD_RANGE),
      stepRng(OTHER_SEED, 4),
      botRng(SEED, toSeat(0), 4),
      botRng(SEED, toSeat(1), 4),
    ].map((rng) => wordsOf(rng, 50));
    expect(new Set(streams.flat()).size).toBe(50 * streams.length);
  });

  it('stays the same for one generator while another draws', () => {
    const [one, other] = [stepRng(SEED, 1), stepRng(SEED, 2)];
    const mixed = Array.from({ length: 100 }, () => [one.below(WORD_RANGE), other.below(WORD_RANGE)]);
    expect(mixed.map(([word]) => word)).toEqual(wordsOf(stepRng(SEED, 1), 100));
  });
});

describe('what was drawn', () => {
  it('is nothing before the first draw', () => {
    expect(stepRng(SEED, 0).drawn).toBe(0);
  });

  it('is nothing after a shuffle that has only one order', () => {
    const rng = stepRng(SEED, 0);
    rng.shuffle([]);
    rng.shuffle(['alone']);
    expect(rng.drawn).toBe(0);
  });

  it('is nothing after a choice of one', () => {
    const rng = stepRng(SEED, 0);
    expect([rng.below(1), rng.pick(['alone'])]).toEqual([0, 'alone']);
    expect(rng.drawn).toBe(0);
  });

  it('is counted in words across blocks', () => {
    const rng = stepRng(SEED, 0);
    const counts = Array.from({ length: 100 }, () => [rng.below(2), rng.drawn][1]);
    expect(counts).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('is one word for each place of a shuffle but the last, if none is rejected', () => {
    const rng = stepRng(SEED, 0);
    rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(rng.drawn).toBe(7);
  });

  it('costs nothing before the first draw: an invalid key is not noticed', () => {
    const rng = stepRng(new Uint8Array(3), 0);
    expect(rng.shuffle(['alone'])).toEqual(['alone']);
    expect(() => rng.below(2)).toThrow(/key/);
  });
});

describe('below', () => {
  it.each([1, 2, 6, 54, 1000, 3 * 2 ** 30, WORD_RANGE])('stays whole and in range below %d', (bound) => {
    const rng = stepRng(SEED, bound);
    for (let draw = 0; draw < 500; draw += 1) {
      const drawn = rng.below(bound);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < bound).toBe(true);
    }
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, WORD_RANGE + 1])('throws for the bound %d', (bound) => {
    const rng = stepRng(SEED, 0);
    expect(() => rng.below(bound)).toThrow(RangeError);
    expect(rng.drawn).toBe(0);
  });

  it('gives each face of a die equally often', () => {
    const rng = stepRng(SEED, 0);
    const counts = countsOf(6, 60_000, () => rng.below(6));
    expect(chiSquare(counts, 10_000)).toBeLessThan(ONE_IN_A_MILLION[5]);
  });

  it('gives each third equally often when a quarter of the words is rejected', () => {
    const rng = stepRng(SEED, 1);
    const counts = countsOf(3, 30_000, () => Math.floor(rng.below(3 * 2 ** 30) / 2 ** 30));
    expect(chiSquare(counts, 10_000)).toBeLessThan(ONE_IN_A_MILLION[2]);
  });

  it('rejects the first word of the incomplete last range, and accepts the word before it', () => {
    const [word = 0, second = 0] = wordsOf(stepRng(SEED, HIGH_STEP), 2);
    expect(word).toBeGreaterThan(2 ** 31); // otherwise the range would contain the bound twice
    const [past, last] = [stepRng(SEED, HIGH_STEP), stepRng(SEED, HIGH_STEP)];
    expect([past.below(word), past.drawn]).toEqual([second, 2]);
    expect([last.below(word + 1), last.drawn]).toEqual([word, 1]);
  });
});

describe('pick', () => {
  it('gives every element equally often', () => {
    const rng = stepRng(SEED, 2);
    const faces = ['a', 'b', 'c', 'd', 'e', 'f'];
    const counts = countsOf(6, 60_000, () => faces.indexOf(rng.pick(faces)));
    expect(chiSquare(counts, 10_000)).toBeLessThan(ONE_IN_A_MILLION[5]);
  });

  it('throws when there is nothing to pick', () => {
    expect(() => stepRng(SEED, 0).pick([])).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  it('gives a new list of the same elements and leaves the old one', () => {
    const list = Object.freeze([1, 2, 2, 3, 4, 5]);
    const shuffled = stepRng(SEED, 0).shuffle(list);
    expect(shuffled).not.toBe(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
    expect(list).toEqual([1, 2, 2, 3, 4, 5]);
  });

  it('gives each of the 24 orders of four equally often', () => {
    const orders = new Map<string, number>();
    for (let step = 0; step < 24_000; step += 1) {
      const order = stepRng(SEED, step).shuffle([0, 1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()], 1_000)).toBeLessThan(ONE_IN_A_MILLION[23]);
  });

  it('puts each of ten into each place equally often', () => {
    const rng = stepRng(SEED, 3);
    const [size, shuffles] = [10, 20_000];
    const list = Array.from({ length: size }, (_, index) => index);
    const counts = Array.from({ length: size * size }, () => 0);
    for (let index = 0; index < shuffles; index += 1) {
      for (const [place, value] of rng.shuffle(list).entries()) {
        counts[place * size + value] = (counts[place * size + value] ?? 0) + 1;
      }
    }
    // Row and column sums are fixed, which leaves 81 degrees of freedom; the scaling corrects for that.
    const scaled = (chiSquare(counts, shuffles / size) * (size - 1)) / size;
    expect(scaled).toBeLessThan(ONE_IN_A_MILLION[81]);
  });
});
