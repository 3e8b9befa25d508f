import type { LiveTable, Person, Sitter } from '@tablee/host';
import { seedFromWord, stepRng } from '@tablee/kernel';
import { type Frame, PROTOCOL, type ServerMessage } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { Device } from './faults/device.ts';
import { newTable } from './faults/new-table.ts';
import { type FaultSetting, nameOf, playground, quickBots, settingsIn } from './faults/playground.ts';
import { VirtualHost } from './faults/virtual-host.ts';

const ENTRIES = 60;
const LONGEST_MS = 600_000;
const BEAT_MS = 400;
const BOT_SEAT = 1;

/** Every preset of every game, with the fewest seats. */
const settings = settingsIn(playground).filter(({ definition, preset }, place, all) => {
  return place === all.findIndex((other) => other.definition === definition && other.preset === preset);
});

function person(guest: string): Person {
  return { kind: 'person', guest, name: guest, avatar: 'owl', nonce: '00' };
}

interface Scene {
  readonly table: LiveTable;
  readonly ann: Device;
}

/** Lets Ann play with bots for a while. */
async function playOn(setting: FaultSetting): Promise<Scene> {
  const host = new VirtualHost(playground);
  const [level = ''] = quickBots(playground, setting.definition.id);
  const bot: Sitter = { kind: 'bot', level, name: 'Bip', avatar: 'fox' };
  const sitters = [person('ann'), ...Array.from({ length: setting.seats - 1 }, () => bot)];
  const table = await host.make(newTable(setting, sitters, nameOf(setting)));
  const rng = stepRng(seedFromWord('newcomers'), 0);
  const ann = new Device('ann', { definition: setting.definition, rng, now: () => host.clock.now() });
  const connection = table.connect('ann', { send: (message) => ann.hear(message), close: () => undefined });
  ann.connect((message) => connection.receive(message));
  await table.start('ann');
  while ((ann.followed.seq ?? 0) < ENTRIES && table.doc.status === 'playing' && host.clock.now() < LONGEST_MS) {
    ann.beat();
    await host.clock.pass(BEAT_MS);
  }
  expect(ann.followed.seq).toBeGreaterThan(10);
  return { table, ann };
}

/** Messages to a new connection that knows the match up to entry `since`. */
function heardBy(table: LiveTable, guest: string | null, since: number | null): ServerMessage[] {
  const heard: ServerMessage[] = [];
  const connection = table.connect(guest, { send: (message) => heard.push(message), close: () => undefined });
  connection.receive({ type: 'hello', protocol: PROTOCOL, since });
  connection.close();
  return JSON.parse(JSON.stringify(heard)) as ServerMessage[];
}

function upTo(seq: number | null): number[] {
  return Array.from({ length: (seq ?? 0) + 1 }, (_, since) => since);
}

/** Frames without their checksums, which depend on how a frame was sent. */
function framesIn(messages: readonly ServerMessage[]): Frame[] {
  return messages.filter((message) => message.type === 'frame').map((frame) => ({ ...frame, check: '' }));
}

describe.each(settings.map((setting) => [nameOf(setting), setting] as const))('%s', (_, setting) => {
  it('sends spectators the current view only, whatever `since` they claim', async () => {
    const { table, ann } = await playOn(setting);
    for (const since of upTo(ann.followed.seq)) {
      expect(heardBy(table, null, since)).toEqual(heardBy(table, null, null));
    }
  });

  it('sends a player who has taken a seat over no earlier frames', async () => {
    const { table, ann } = await playOn(setting);
    const before = upTo(ann.followed.seq);
    await table.join(person('eve'), BOT_SEAT);
    for (const since of before) expect(heardBy(table, 'eve', since)).toEqual(heardBy(table, 'eve', null));
  });

  it('sends a player who reconnects every frame again, unchanged', async () => {
    const { table, ann } = await playOn(setting);
    const told = framesIn(ann.frames);
    for (const since of upTo(ann.followed.seq).slice(0, -1)) {
      expect(framesIn(heardBy(table, 'ann', since))).toEqual(told.filter(({ seq }) => seq > since));
    }
  });
});
