import { snatch } from '@tablee/conformance/snatch';
import type { AnyGame } from '@tablee/kernel';
import type { Frame } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../log/memory-store.ts';
import { heap } from '../scenarios/heap.toy.ts';
import { BOT, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Sitter } from '../table/table-doc.ts';
import type { Slices } from './slices.ts';

/** Ends every slice at once, so that the work between two ticks can be measured. */
class ShortSlices implements Slices {
  readonly isOver = true;
  longest = 0;
  total = 0;
  #now = 0;

  next(): Promise<void> {
    this.#now = 0;
    return Promise.resolve();
  }

  work(): void {
    this.total += 1;
    this.#now += 1;
    this.longest = Math.max(this.longest, this.#now);
  }

  forget(): void {
    this.total = 0;
    this.longest = 0;
    this.#now = 0;
  }
}

/** Limits of steps and views per tick: one entry for four viewers, and other work of the table. */
const MAX_WORK = 20;
const LENGTH = 250;

let slices: ShortSlices;
let store: MemoryStore;
let game: AnyGame;
let host: TestHost;

function counted(definition: AnyGame): AnyGame {
  return {
    ...definition,
    apply: (...step) => {
      slices.work();
      return definition.apply(...step);
    },
    view: (...asked) => {
      slices.work();
      return definition.view(...asked);
    },
  };
}

beforeEach(() => {
  slices = new ShortSlices();
  store = new MemoryStore();
  game = counted(heap);
  host = new TestHost([game], store);
  Object.assign(host.ports, { slices });
});

/** Plays until the log is long or the match is over and stored; this work is not counted. */
async function play(bob: Sitter, until: number): Promise<LiveTable> {
  const table = await host.make(game, 'high', [person('ann'), bob, BOT]);
  await table.start('ann');
  const people = [new TestClient(table, 'ann'), ...(bob.kind === 'person' ? [new TestClient(table, bob.guest)] : [])];
  const [ann] = people as [TestClient];
  while ((ann.followed.seq ?? 0) < until && table.doc.status === 'playing') {
    const isOver = (ann.followed.view as { readonly left: number }).left === 0;
    for (const one of isOver ? [] : people) one.ask({ take: 1 });
    if (!isOver) slices.forget();
    await host.clock.pass(5_000);
  }
  return table;
}

describe('a long match', () => {
  it('is rebuilt with a slice for each entry, unchanged', async () => {
    const table = await play(BOT, LENGTH);
    const before = new TestClient(table, null).followed;
    await table.unload();
    slices.forget();
    const again = await host.open(table.id);
    expect(slices.longest).toBeLessThanOrEqual(MAX_WORK);
    expect(slices.total).toBeGreaterThan(LENGTH);
    expect(new TestClient(again, null).followed).toMatchObject({ seq: before.seq, view: before.view });
  });

  it('is remembered by a bot that sits down late, with a slice for each entry', async () => {
    const table = await play(person('bob'), LENGTH);
    slices.forget();
    await table.leave('bob', BOT);
    expect(slices.longest).toBeLessThanOrEqual(MAX_WORK);
    expect(slices.total).toBeGreaterThan(LENGTH);
    expect(await host.notesOf(table)).toContainEqual(expect.objectContaining({ what: 'bot', seat: 1 }));
  });

  it('is stored as every viewer saw it, with a slice for each entry', async () => {
    const table = await play(BOT, Infinity);
    const steps = (await store.load(table.id))?.entries.length ?? 0;
    expect(steps).toBeGreaterThan(LENGTH);
    expect(slices.longest).toBeLessThanOrEqual(MAX_WORK);
    expect(slices.total).toBeGreaterThan(steps);
    const kept = [...store.sightsOf(table.id).values()].map((frames) => frames.map((frame) => (frame as Frame).seq));
    const whole = Array.from({ length: steps + 1 }, (_, seq) => seq);
    expect(kept).toEqual([whole, whole, whole, whole]);
  });
});

it('a bot whose memory is not rebuilt before the end does not sit down', async () => {
  const gate = Promise.withResolvers<void>();
  const late = new TestHost([snatch]);
  Object.assign(late.ports, { slices: { isOver: true, next: () => gate.promise } });
  const table = await late.make(snatch, 'short', [person('ann'), person('bob'), BOT]);
  await table.start('ann');
  const ann = new TestClient(table, 'ann');
  const left = table.leave('bob', BOT);
  await late.clock.pass(600_000);
  expect(ann.followed.view).toMatchObject({ over: expect.any(String) as string });
  gate.resolve();
  expect(await left).toEqual({ ok: true });
  expect(await late.notesOf(table)).not.toContainEqual(expect.objectContaining({ what: 'bot' }));
});
