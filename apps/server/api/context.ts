import type { Allowances } from '@tablee/host';
import type { Tellings } from '../doors/tellings.ts';
import type { DeviceTokens } from '../guests/device-token.ts';
import type { ForgettingQueue } from '../guests/forgetting-queue.ts';
import type { Guests } from '../guests/guests.ts';
import type { Hall } from '../hall/hall.ts';
import type { Makers } from '../hall/makers.ts';
import type { Rematches } from '../hall/rematch.ts';
import type { DoorBook } from '../ops/door-book.ts';
import type { ServerStore } from '../store/server-store.ts';
import type { ServedCatalog } from '../thinking/catalog.ts';

/** Dependencies of the routes. */
export interface ApiContext {
  readonly catalog: ServedCatalog;
  readonly store: ServerStore;
  readonly hall: Hall;
  readonly guests: Guests;
  readonly devices: DeviceTokens;
  readonly forgetting: ForgettingQueue;
  readonly rematches: Rematches;
  readonly makers: Makers;
  /** Limits the seats taken at listed tables, by address. */
  readonly joins: Allowances;
  readonly tellings: Tellings;
  readonly book: DoorBook;
  /** Origins under which other devices find this server. */
  readonly origins: () => string[];
}
