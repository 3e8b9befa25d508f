export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.959964;

/** Share with its 95 % Wilson interval. `wins` may be fractional. */
export function shareOf(wins: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / of;
  const z2 = Z_95 ** 2;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z_95 / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** `sorted` is ascending. Returns 0 if it is empty. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

export function showShare({ share, low, high }: Share): string {
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${percent(share)} % (${percent(low)} to ${percent(high)})`;
}
