import type { HostCatalog } from '@tablee/host';
import { successorBot } from './bot-sitters.ts';
import type { Hall, HallActed } from './hall.ts';

/** The seat is open again, or a bot plays on; a table that slept sleeps on. */
export function leaveTable(hall: Hall, catalog: HostCatalog, id: string, guest: string): Promise<HallActed> {
  return hall.actInPassing(id, (table) => table.leave(guest, successorBot(catalog, table.doc)));
}
