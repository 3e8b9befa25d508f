import type { HostCatalog } from '@tablee/host';
import { successorBot } from './bot-sitters.ts';
import type { Hall, HallActed } from './hall.ts';

/** The seat is open again, or a bot plays on. */
export function leaveTable(hall: Hall, catalog: HostCatalog, id: string, guest: string): Promise<HallActed> {
  return hall.act(id, (table) => table.leave(guest, successorBot(catalog, table.doc)));
}
