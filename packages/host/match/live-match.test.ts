import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { heap } from '../scenarios/heap.toy.ts';
import { person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import { REST_MS, restingHeap } from '../scenarios/resting.toy.ts';
import type { LiveTable } from '../table/live-table.ts';

interface RestingScene {
  readonly host: TestHost;
  readonly table: LiveTable;
  readonly ann: TestClient;
  readonly bob: TestClient;
  /** Calls of `wakeAt` since the last reading. */
  readonly calls: () => number;
}

async function begin(game: AnyGame): Promise<RestingScene> {
  let count = 0;
  const counted: AnyGame = {
    ...game,
    wakeAt: (state) => {
      count += 1;
      return game.wakeAt(state);
    },
  };
  const host = new TestHost([counted]);
  const table = await host.make(counted, 'high', [person('ann'), person('bob')]);
  const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  await table.start('ann');
  await host.clock.pass(0);
  const calls = (): number => {
    const sinceLast = count;
    count = 0;
    return sinceLast;
  };
  calls();
  return { host, table, ann, bob, calls };
}

describe('`wakeAt` is called', () => {
  it('once for each command', async () => {
    const { host, ann, calls } = await begin(heap);
    for (const take of [3, 3, 1]) {
      ann.ask({ take });
      await host.clock.pass(0);
      expect(calls()).toBe(1);
    }
    expect(ann.followed.seq).toBe(3);
  });

  it('not again for a refused command', async () => {
    const { host, ann, bob, calls } = await begin(heap);
    ann.ask({ take: 3 });
    await host.clock.pass(0);
    calls();
    bob.ask({ take: 1 });
    await host.clock.pass(0);
    expect(bob.of('refusal')).toHaveLength(1);
    expect(calls()).toBe(0);
  });

  it('once for a wake, and once for a command that begins a rest', async () => {
    const { host, ann, calls } = await begin(restingHeap);
    await host.clock.pass(REST_MS);
    expect(calls()).toBe(1);
    ann.ask({ take: 1 });
    await host.clock.pass(0);
    expect(calls()).toBe(1);
    expect(ann.followed.seq).toBe(2);
  });

  it('not again for a note, which changes no state', async () => {
    const { host, table, ann, calls } = await begin(restingHeap);
    await table.pause('ann');
    await host.clock.pass(0);
    expect(ann.table?.pause).not.toBeNull();
    expect(calls()).toBe(0);
  });
});
