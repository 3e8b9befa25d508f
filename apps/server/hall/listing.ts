import { Allowances, type TableDoc } from '@tablee/host';
import { paceOf } from '../ws/pace.ts';

/** How many open tables are told. */
const MOST_LISTED = 100;
/** How many are looked at for them. */
export const MOST_READ = 400;
/** How many waiting tables of one guest are listed: nobody fills the list alone. */
const MOST_OF_ONE = 3;
const MINUTE_S = 60;

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

/** Who makes tables: an address that makes too many is not answered for a while. */
export class Makers {
  readonly #made: Allowances;

  /** 0 counts nobody's. */
  constructor(tablesPerMinute: number) {
    this.#made = new Allowances({ ...paceOf(tablesPerMinute / MINUTE_S), burst: tablesPerMinute || Infinity });
  }

  /** Whether a guest of that address, who sits at these tables, may make one more; those tables count only for a listed one. */
  mayMake(address: string, guest: string, tables: readonly TableDoc[], now: number): boolean {
    const own = tables.filter((doc) => doc.status === 'waiting' && doc.listed && doc.maker === guest);
    return own.length < MOST_OF_ONE && this.#made.take(address, now);
  }
}
