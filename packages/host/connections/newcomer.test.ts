import { snatch } from '@tablee/conformance/snatch';
import { beforeEach, describe, expect, it } from 'vitest';
import { BOT, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';

let host: TestHost;
let table: LiveTable;
let ann: TestClient;

beforeEach(async () => {
  host = new TestHost([snatch]);
  table = await host.make(snatch, 'long', [person('ann'), BOT, person('bob')]);
  ann = new TestClient(table, 'ann');
  await table.start('ann');
  await host.clock.pass(20_000);
});

/** The first message about the match for a client that claims to know it up to an entry. */
function heardSince(guest: string | null, seq: number): string | undefined {
  const { heard } = new TestClient(table, guest, { ...ann.followed, seq });
  return heard.map(({ type }) => type).find((type) => type === 'frame' || type === 'snapshot');
}

describe('what was visible and is hidden by now is sent again', () => {
  it('to no spectator', () => {
    expect(ann.followed.seq).toBeGreaterThan(5);
    expect(heardSince(null, 0)).toBe('snapshot');
    expect(heardSince('eve', 1)).toBe('snapshot');
  });

  it('to no player who has taken a seat over since, also after a restart', async () => {
    await table.join(person('eve'), 1);
    expect(heardSince('eve', 0)).toBe('snapshot');
    table = await host.reopen(table);
    expect(heardSince('eve', 0)).toBe('snapshot');
  });

  it('to the player who was there', () => {
    expect(heardSince('ann', 0)).toBe('frame');
  });

  it('to the player who took a seat over, from then on', async () => {
    await table.join(person('eve'), 1);
    const eve = new TestClient(table, 'eve');
    const { seq } = eve.followed;
    await host.clock.pass(20_000);
    expect(heardSince('eve', seq as number)).toBe('frame');
  });

  it('to no player who was away meanwhile, also after a restart', async () => {
    const bob = new TestClient(table, 'bob');
    await host.clock.pass(1_000);
    const { seq } = bob.followed;
    bob.hangUp();
    await host.clock.pass(20_000);
    expect(await host.notesOf(table)).toContainEqual(expect.objectContaining({ what: 'away', seat: 2 }));
    expect(heardSince('bob', seq as number)).toBe('snapshot');
    table = await host.reopen(table);
    expect(heardSince('bob', seq as number)).toBe('snapshot');
  });

  it('to the player whose line was cut for a moment', async () => {
    const bob = new TestClient(table, 'bob');
    await host.clock.pass(20_000);
    const { seq } = bob.followed;
    const before = await host.notesOf(table);
    bob.hangUp();
    await host.clock.pass(900);
    expect(ann.followed.seq).toBeGreaterThan(seq as number);
    expect(await host.notesOf(table)).toEqual(before);
    expect(heardSince('bob', seq as number)).toBe('frame');
  });
});
