/** A set of up to sixty items in two numbers: bitwise operators work on 32 bits, one of them the sign. */
export interface Bits {
  readonly low: number;
  readonly high: number;
}

const BITS = 30;

export const NONE: Bits = { low: 0, high: 0 };

export function bitOf(item: number): Bits {
  return item < BITS ? { low: 1 << item, high: 0 } : { low: 0, high: 1 << (item - BITS) };
}

export function bitsOf(items: readonly number[]): Bits {
  let [low, high] = [0, 0];
  for (const item of items) {
    if (item < BITS) low |= 1 << item;
    else high |= 1 << (item - BITS);
  }
  return { low, high };
}

export function union(one: Bits, other: Bits): Bits {
  return { low: one.low | other.low, high: one.high | other.high };
}

/** The first item; the set must not be empty. */
export function firstOf(low: number, high: number): number {
  return low !== 0 ? 31 - Math.clz32(low & -low) : BITS + 31 - Math.clz32(high & -high);
}

export function isSingle(low: number, high: number): boolean {
  return high === 0 ? low !== 0 && (low & (low - 1)) === 0 : low === 0 && (high & (high - 1)) === 0;
}

export function itemsIn({ low, high }: Bits): number[] {
  const items: number[] = [];
  for (let [rest, above] = [low, high]; rest !== 0 || above !== 0; ) {
    items.push(firstOf(rest, above));
    if (rest !== 0) rest &= rest - 1;
    else above &= above - 1;
  }
  return items;
}
