import type { HostCatalog, Sitter } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { chanceOf } from '../chance.ts';
import type { Device } from '../device.ts';
import { ExpectedViews } from '../expected-views.ts';
import { isUpToDate, judgeDevice, playedTwice } from '../judge-device.ts';
import { isLongEnough } from '../long-enough.ts';
import { newTable } from '../new-table.ts';
import type { FaultSetting } from '../playground.ts';
import { someSitters } from '../sitters.ts';
import { VirtualHost } from '../virtual-host.ts';
import { PartyOnLines, type PartyTally } from './party.ts';

const SECOND_DEVICE_ONE_IN = 4;
/** In match time, which is virtual; no match of any game takes this long. */
const LONGEST_MATCH_MS = 6 * 3_600_000;
const LOOK_EVERY_MS = 5_000;
const RELOAD_ONE_IN = 10;
/** Long enough for a client that retries every few seconds to get its answer. */
const AFTERMATH_MS = 60_000;
const LAST_WORDS_MS = 5_000;

export interface MatchTally extends PartyTally {
  frames: number;
  acked: number;
  refused: number;
  retries: number;
  resyncs: number;
}

/** Plays one match to its end between people on bad lines and bots; returns the complaints. */
export async function playOverLinks(
  catalog: HostCatalog,
  setting: FaultSetting,
  word: string,
  tally: MatchTally,
): Promise<string[]> {
  const rng = chanceOf('links', word);
  const host = new VirtualHost(catalog);
  const { clock } = host;
  const sitters = someSitters(catalog, setting, rng);
  const table = await host.make(newTable(setting, sitters, word));
  const people = new PartyOnLines(setting, table, clock, rng, tally);
  for (const guest of guestsOf(sitters, rng)) people.invite(guest);
  await clock.pass(LOOK_EVERY_MS);
  await table.start(table.doc.maker);
  const isDone = (): boolean => isLongEnough(people.table, people.devices);
  while (!isDone() && clock.now() < LONGEST_MATCH_MS) {
    await clock.pass(rng.below(LOOK_EVERY_MS));
    if (rng.below(RELOAD_ONE_IN) === 0) await people.reload(host);
  }
  await clock.pass(AFTERMATH_MS);
  people.stop();
  await clock.pass(LAST_WORDS_MS);
  count(people.devices, tally);
  const truth = await truthOf(catalog, host, table.id);
  return [
    ...host.lost.map((reason) => `the table was lost: ${String(reason)}`),
    ...(isDone() ? [] : ['the match did not end']),
    ...judgeAll(people.devices, truth),
    ...(people.table.doc.status === 'over' ? judgeEnd(people.devices, truth, clock) : []),
  ];
}

async function truthOf(catalog: HostCatalog, { store }: VirtualHost, id: string): Promise<ExpectedViews> {
  const stored = await store.load(id);
  if (stored === null) throw new Error(`${id} is not stored`);
  return ExpectedViews.of(catalog, stored);
}

function judgeAll(devices: readonly Device[], truth: ExpectedViews): string[] {
  const judged = devices.map((device) => judgeDevice(device, truth));
  return [...playedTwice(truth), ...judged.flatMap(({ lost, untrue }) => [...lost, ...untrue])];
}

function judgeEnd(devices: readonly Device[], truth: ExpectedViews, { pending }: VirtualHost['clock']): string[] {
  const behind = devices.filter((device) => !isUpToDate(device, truth));
  return [
    ...(pending === 0 ? [] : [`${pending} timers are left`]),
    ...behind.map(({ name }) => `${name} does not see how it ended`),
  ];
}

/** Guests of the devices: all players, some with a second device, and a spectator. */
function guestsOf(sitters: readonly Sitter[], rng: Rng): (string | null)[] {
  const guests = sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.guest] : []));
  return [...guests, ...guests.filter(() => rng.below(SECOND_DEVICE_ONE_IN) === 0), null];
}

function count(devices: readonly Device[], tally: MatchTally): void {
  for (const { frames, acked, refused, retries, resyncs } of devices) {
    tally.frames += frames.length;
    tally.acked += acked.size;
    tally.refused += refused;
    tally.retries += retries;
    tally.resyncs += resyncs;
  }
}
