/** Long work is done in slices, so that no table waits for another's. All long work of a process shares them. */
export interface Slices {
  /** Whether the slice that was begun last has lasted long enough. */
  readonly isOver: boolean;
  /** Resolves when the next slice begins: whatever else waited had its turn. */
  next(): Promise<void>;
}

/** One slice as long as the work: where nobody else waits. */
export const AT_ONCE: Slices = { isOver: false, next: () => Promise.resolve() };

/** Works on one item after the other; the cost of iterating counts as work. */
export async function inSlices<T>(slices: Slices, items: Iterable<T>, work: (item: T) => void): Promise<void> {
  await slices.next();
  for (const item of items) {
    work(item);
    if (slices.isOver) await slices.next();
  }
}
