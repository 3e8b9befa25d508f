import { BenchServer } from './bench-server.ts';
import { createTable, HostSeat } from './host-table.ts';
import { TrialTally } from './tally.ts';
import { SEATS } from './trial.ts';

export interface HeapSizes {
  readonly bytesPerTable: number;
  readonly bytesPerConnection: number;
}

/** Heap of an idle table, and of each connection to it: the difference on one server, after garbage collection. */
export async function measureHeap(tables: number): Promise<HeapSizes> {
  const side = await BenchServer.open('tablee');
  try {
    await createTables(side, tables); // fills everything that a server allocates only once
    const before = await side.heapBytes();
    const laid = await createTables(side, tables);
    const between = await side.heapBytes();
    const seats = laid.flatMap(({ id, cookies }) =>
      cookies.map((cookie) => new HostSeat(side.port, id, cookie, new TrialTally(), () => 0)),
    );
    await Promise.all(seats.map((seat) => seat.opened()));
    const after = await side.heapBytes();
    for (const seat of seats) seat.close();
    return {
      bytesPerTable: (between - before) / tables,
      bytesPerConnection: (after - between) / (tables * SEATS),
    };
  } finally {
    await side.close();
  }
}

async function createTables(side: BenchServer, tables: number): Promise<{ id: string; cookies: string[] }[]> {
  const laid: { id: string; cookies: string[] }[] = [];
  for (let count = 0; count < tables; count += 1) laid.push(await createTable(side.port));
  return laid;
}
