import { snatch } from '@tablee/conformance/snatch';
import { describe, expect, it } from 'vitest';
import { BOT, person, TestClient, TestHost } from '../scenarios/host.scenario.ts';
import type { LiveTable } from '../table/live-table.ts';

const OPEN = { kind: 'open' } as const;
const SPECTATORS = 300;
const SECOND_MS = 1_000;
const LASTS_S = 10;

interface Crowded {
  readonly host: TestHost;
  readonly table: LiveTable;
  readonly ann: TestClient;
  readonly crowd: readonly TestClient[];
}

async function crowded(spectators = SPECTATORS): Promise<Crowded> {
  const host = new TestHost([snatch]);
  const table = await host.make(snatch, 'short', [person('ann'), OPEN, OPEN]);
  const ann = new TestClient(table, 'ann');
  const crowd = Array.from({ length: spectators }, () => new TestClient(table, null));
  await host.clock.pass(60_000);
  return { host, table, ann, crowd };
}

/** Makes changes at this rate for ten seconds; returns the number of messages that each connection received. */
async function told(
  { host }: Crowded,
  clients: readonly TestClient[],
  perSecond: number,
  change: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const before = clients.map(({ heard }) => heard.length);
  for (let index = 0; index < LASTS_S * perSecond; index += 1) {
    await change(index);
    await host.clock.pass(SECOND_MS / perSecond);
  }
  await host.clock.pass(LASTS_S * SECOND_MS);
  return clients.map(({ heard }, index) => heard.length - (before[index] ?? 0));
}

describe('a table with a crowd of spectators', () => {
  it('merges the messages about a seat that reconnects fourteen times a second, and sends the last state', async () => {
    const there = await crowded();
    const { table, crowd } = there;
    let eve: TestClient | null = null;
    await table.join(person('eve'), null);
    const messages = await told(there, crowd, 28, async () => {
      if (eve === null) eve = new TestClient(table, 'eve');
      else {
        eve.hangUp();
        eve = null;
      }
    });
    expect(Math.max(...messages)).toBeLessThan(15);
    for (const one of crowd) expect(one.table?.seats).toEqual(table.info.seats);
  });

  it.each<[string, (table: LiveTable, index: number) => Promise<unknown>]>([
    ['options', (table, index) => table.choose('ann', { options: {}, house: { fair: index % 2 === 0 } })],
    ['who sits there', (table, i) => (i % 2 === 0 ? table.join(person('eve'), null) : table.leave('eve', BOT))],
  ])('merges the messages about %s that change fifty times a second', async (_, change) => {
    const there = await crowded();
    const { table, crowd } = there;
    const messages = await told(there, crowd, 50, (index) => change(table, index));
    expect(Math.max(...messages)).toBeLessThan(15);
    const { seats, house } = table.info;
    for (const one of crowd) expect(one.table).toMatchObject({ seats, house });
  });

  it('sends to them in parts, to players first', async () => {
    const there = await crowded();
    const { host, table, ann, crowd } = there;
    await table.join(person('ben'), null);
    const know = (): number => crowd.filter((one) => one.table?.seats[1]?.kind === 'person').length;
    expect(ann.table?.seats[1]?.kind).toBe('person');
    expect(know()).toBeLessThan(SPECTATORS / 4);
    await host.clock.pass(SPECTATORS / 10);
    expect(know()).toBe(SPECTATORS);
  });

  it('does not delay messages to players', async () => {
    const { table, ann } = await crowded();
    for (const fair of [false, true, false, true, false]) {
      await table.choose('ann', { options: {}, house: { fair } });
      expect(ann.table?.house.fair).toBe(fair);
    }
  });

  it('does not repeat what somebody said at each of many swaps of seats', async () => {
    const there = await crowded();
    const { host, table, ann, crowd } = there;
    for (let n = 0; n < 20; n += 1) {
      ann.tell({ type: 'say', id: `s${n}`, what: { emote: 'smile' } });
      await host.clock.pass(2 * SECOND_MS);
    }
    const messages = await told(there, crowd, 50, (index) => table.swap('ann', index % 2, 1 - (index % 2)));
    expect(Math.max(...messages)).toBeLessThan(60);
    await host.clock.pass(30 * SECOND_MS);
    expect(crowd.at(-1)?.of('said').at(-1)?.seat).toBe(table.seatOf('ann'));
  });
});

it('a table with few connections sends ten changes at once, then four a second', async () => {
  const there = await crowded(2);
  const { table, ann } = there;
  const toggle = (index: number): Promise<unknown> =>
    table.choose('ann', { options: {}, house: { fair: index % 2 === 1 } });
  for (let index = 0; index < 10; index += 1) {
    await toggle(index);
    expect(ann.table?.house.fair).toBe(index % 2 === 1);
  }
  const [messages] = await told(there, [ann], 60, toggle);
  expect(messages).toBeLessThan(4 * LASTS_S + 5);
  expect(ann.table?.house).toEqual(table.info.house);
});

it('a guest is seated on twenty devices at most, and watches on more', async () => {
  const { table } = await crowded(0);
  const devices = Array.from({ length: 25 }, () => new TestClient(table, 'ben'));
  await table.join(person('ben'), null);
  expect(devices.filter(({ viewer }) => viewer === 1)).toHaveLength(20);
  devices[0]?.hangUp();
  expect(new TestClient(table, 'ben').viewer).toBe(1);
});
