import type { TableDoc } from '@tablee/host';

/** Tables in an answer. */
const MAX_LISTED = 100;
/** Waiting tables that are read to fill it. */
export const LISTING_SCAN_LIMIT = 400;
/** Waiting tables of one guest in the list, so that nobody can fill it alone. */
export const MAX_LISTED_PER_GUEST = 3;

/** Cuts the tables of each maker to their share, and the list to its length. Keeps the order. */
export function listed(docs: readonly TableDoc[]): TableDoc[] {
  const counts = new Map<string, number>();
  const shared = docs.filter(({ maker }) => {
    const count = (counts.get(maker) ?? 0) + 1;
    counts.set(maker, count);
    return count <= MAX_LISTED_PER_GUEST;
  });
  return shared.slice(0, MAX_LISTED);
}
