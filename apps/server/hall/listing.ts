import type { TableDoc } from '@tablee/host';

/** How many open tables are told. */
const MOST_LISTED = 100;
/** How many are looked at for them. */
export const MOST_READ = 400;
/** How many waiting tables of one guest are listed: nobody fills the list alone. */
export const MOST_OF_ONE = 3;

/** The newest first, a share for everybody. */
export function listed(docs: readonly TableDoc[]): TableDoc[] {
  const counts = new Map<string, number>();
  const shared = docs.filter(({ maker }) => {
    const count = (counts.get(maker) ?? 0) + 1;
    counts.set(maker, count);
    return count <= MOST_OF_ONE;
  });
  return shared.slice(0, MOST_LISTED);
}
