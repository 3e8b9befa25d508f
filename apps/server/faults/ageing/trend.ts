/** One measurement of the server. */
interface Weighed {
  readonly played: number;
  readonly heapBytes: number;
}

/** Heap growth per table, by linear regression over all samples. */
export function growthPerTable(samples: readonly Weighed[]): number {
  const played = mean(samples.map((sample) => sample.played));
  const bytes = mean(samples.map((sample) => sample.heapBytes));
  const along = samples.reduce((sum, sample) => sum + (sample.played - played) * (sample.heapBytes - bytes), 0);
  const spread = samples.reduce((sum, sample) => sum + (sample.played - played) ** 2, 0);
  return spread === 0 ? 0 : along / spread;
}

/** Mean heap sizes of the first and the last quarter of the samples. */
export function firstAndLast(samples: readonly Weighed[]): [number, number] {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const weigh = (part: readonly Weighed[]): number => mean(part.map(({ heapBytes }) => heapBytes));
  return [weigh(samples.slice(0, quarter)), weigh(samples.slice(-quarter))];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
