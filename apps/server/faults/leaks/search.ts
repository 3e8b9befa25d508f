import type { HostCatalog, LiveTable, TableDoc } from '@tablee/host';
import { type AnyGame, mixSeed, openMatch, type Rng } from '@tablee/kernel';
import { chanceOf } from '../chance.ts';
import { Device } from '../device.ts';
import { ExpectedViews } from '../expected-views.ts';
import { isLongEnough } from '../long-enough.ts';
import { newTable } from '../new-table.ts';
import type { FaultSetting } from '../playground.ts';
import { someSitters } from '../sitters.ts';
import { VirtualHost } from '../virtual-host.ts';
import { Disguise } from './disguise.ts';
import { Ear } from './ear.ts';

const BEAT_MS = 700;
const LOOK_EVERY_MS = 60_000;
const LONGEST_MATCH_MS = 6 * 3_600_000;

export interface SearchTally {
  matches: number;
  searched: number;
}

/**
 * Plays a match with faces under unique names, and searches all texts that leave the host: for faces that their viewer
 * was not allowed to know, for guests' ids, and for the seed before the end.
 */
export async function searchMatch(
  catalog: HostCatalog,
  setting: FaultSetting,
  word: string,
  tally: SearchTally,
): Promise<string[]> {
  const rng = chanceOf('search', word);
  const doc = newTable(setting, someSitters(catalog, setting, rng), word);
  const disguise = new Disguise(facesOf(setting.definition, doc), rng);
  const disguised = disguisedCatalog(catalog, setting, disguise);
  const host = new VirtualHost(disguised);
  const table = await host.make(doc);
  const ears = invite(host, table, disguise.game(setting.definition), rng);
  await table.start(doc.maker);
  const isDone = (): boolean =>
    isLongEnough(
      table,
      ears.map(({ device }) => device),
    );
  while (!isDone() && host.clock.now() < LONGEST_MATCH_MS) await host.clock.pass(LOOK_EVERY_MS);
  if (!isDone()) return ['the match did not end'];
  const stored = await host.store.load(table.id);
  if (stored === null) return ['the table is gone'];
  const truth = await ExpectedViews.of(catalog, stored);
  tally.matches += 1;
  tally.searched += ears.reduce((sum, { messages }) => sum + messages, 0);
  return ears.flatMap((ear) => [...ear.facesTooMany(truth, disguise), ...ear.wordsTooMany(table.doc)]);
}

/** All faces of the match; pieces are neither made nor removed during it. */
function facesOf(definition: AnyGame, { setup, secret, seats }: TableDoc): string[] {
  const nonces = seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.nonce] : []));
  const { match } = openMatch(definition, setup, mixSeed({ secret, nonces }));
  return definition.pieces(match.state).map(({ face }) => face);
}

function disguisedCatalog(catalog: HostCatalog, { definition }: FaultSetting, disguise: Disguise): HostCatalog {
  const bots = Object.entries(catalog[definition.id]?.bots ?? {});
  return {
    [definition.id]: {
      versions: [disguise.game(definition)],
      bots: Object.fromEntries(bots.map(([level, bot]) => [level, disguise.bot(bot)])),
    },
  };
}

/** Devices of all seats and one spectator, which play until the match is over. */
function invite({ clock }: VirtualHost, table: LiveTable, definition: AnyGame, rng: Rng): Ear[] {
  const guests = table.doc.seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.guest] : []));
  return [...guests, null].map((guest, index) => {
    const device = new Device(`device ${index}`, { definition, rng, now: () => clock.now() });
    const ear = new Ear(device);
    const connection = table.connect(guest, ear);
    device.connect((message) => connection.receive(message));
    const live = (): void => {
      if (table.doc.status === 'over') return;
      device.beat();
      clock.after(BEAT_MS + rng.below(BEAT_MS), live);
    };
    live();
    return ear;
  });
}
