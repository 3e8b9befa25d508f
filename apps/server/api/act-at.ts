import type { Acted, LiveTable } from '@tablee/host';
import type { HallActed } from '../hall/hall.ts';
import type { ApiContext } from './context.ts';
import type { ApiCall } from './routes.ts';

type ActedAt = HallActed | { readonly ok: false; readonly why: 'too-many-requests' };

/** Runs an act at a table and charges the address for the messages that it causes. */
export async function actAt(
  { hall, tellings, book }: ApiContext,
  { table: id, from }: Pick<ApiCall<unknown>, 'table' | 'from'>,
  act: (table: LiveTable) => Promise<Acted>,
): Promise<ActedAt> {
  if (!tellings.mayCause(from)) {
    book.turnAway('too-many-changes');
    return { ok: false, why: 'too-many-requests' };
  }
  return hall.act(id, (table) => {
    tellings.count(from, table.connections);
    return act(table);
  });
}
