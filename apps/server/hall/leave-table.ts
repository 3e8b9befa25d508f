import type { HostCatalog } from '@tablee/host';
import { successorBot } from './bot-sitters.ts';
import type { Hall, HallActed } from './hall.ts';

/** Opens the seat, or gives it to a bot during a match. A table that was not loaded is unloaded again. */
export function leaveTable(hall: Hall, catalog: HostCatalog, id: string, guest: string): Promise<HallActed> {
  return hall.actInPassing(id, (table) => table.leave(guest, successorBot(catalog, table.doc)));
}
