/** Dice are bits; returns the index of the lowest one. */
export function lowestOf(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

export function countOf(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function isAtMostOne(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

/** A mask of the `count` lowest bits. */
export function firstBits(count: number): number {
  return (1 << count) - 1;
}

export function indicesOf(mask: number): number[] {
  const indices: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) indices.push(lowestOf(rest));
  return indices;
}

/** All subsets of `count` of these bits. */
export function choicesOf(mask: number, count: number): number[] {
  if (count === 0) return [0];
  const choices: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    for (const more of choicesOf(rest & (rest - 1), count - 1)) choices.push((rest & -rest) | more);
  }
  return choices;
}
