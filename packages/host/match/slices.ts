/** Cuts long work into slices, so that other tables are not delayed. One instance is shared by a process. */
export interface Slices {
  /** True when the current slice has used up its time. */
  readonly isOver: boolean;
  /** Resolves when the next slice may begin. */
  next(): Promise<void>;
}

/** A single slice of any length. */
export const AT_ONCE: Slices = { isOver: false, next: () => Promise.resolve() };

/** Handles one item after the other; iterating counts as work too. */
export async function inSlices<T>(slices: Slices, items: Iterable<T>, work: (item: T) => void): Promise<void> {
  await slices.next();
  for (const item of items) {
    work(item);
    if (slices.isOver) await slices.next();
  }
}
