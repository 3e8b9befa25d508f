import { snatch } from '@tablee/conformance/snatch';
import { type Entry, type GameTypes, mixSeed, openMatch, readEntry, replay } from '@tablee/kernel';
import { expect } from 'vitest';
import type { LiveTable } from '../table/live-table.ts';
import { person, type TestClient, type TestHost } from './host.scenario.ts';

/** A started table of snatch with Ann in seat 0. */
export async function started(
  host: TestHost,
  seats = [person('ann'), person('bob')] as Parameters<TestHost['make']>[2],
): Promise<LiveTable> {
  const table = await host.make(snatch, 'short', seats);
  expect(await table.start('ann')).toEqual({ ok: true });
  return table;
}

export function handOf({ followed }: TestClient): { id: number; face: string }[] {
  return (followed.view as { hand: { id: number; face: string }[] }).hand;
}

export async function viewOfHost(host: TestHost, table: LiveTable, viewer: 0 | 1 | 'spectator'): Promise<unknown> {
  const stored = await host.store.load(table.id);
  const { doc, entries } = stored ?? { doc: table.doc, entries: [] };
  const seed = mixSeed({ secret: doc.secret, nonces: doc.nonces ?? [] });
  const read = entries.map((raw) => readEntry(raw, snatch, doc.seats.length) as Entry<GameTypes>);
  const replayed = replay(openMatch(snatch, doc.setup as never, seed).match, read as never);
  if (!replayed.ok) throw new Error(`${replayed.problem.why} at ${replayed.problem.seq}`);
  return JSON.parse(JSON.stringify(snatch.view(replayed.match.state, viewer as never)));
}
