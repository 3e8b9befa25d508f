import type { HostCatalog } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { chanceOf } from '../chance.ts';
import type { BusyTables } from '../crash/busy-tables.ts';
import { type FaultSetting, settingsIn } from '../playground.ts';
import { GuestClient } from '../sockets/guest.ts';
import type { ServedProcess } from '../sockets/served-process.ts';
import { sitDown } from '../sockets/sit-down.ts';
import { Intruder, type IntruderTarget } from './intruder.ts';
import { makeNoise } from './noise.ts';
import { Requester } from './requester.ts';
import { sendSlowRequest } from './slow-requests.ts';
import type { InputTally } from './tally.ts';

const INTRUDERS = 64;
const OWN_TABLES = 6;
/** One turn of an intruder: a visit on a socket, several requests, and sometimes noise. */
const REQUESTS_A_TURN = 4;
const NOISE_ONE_IN = 3;
const SLOW_REQUEST_ONE_IN = 100;

const NO_TABLE = 'n'.repeat(22);

/** Sends hostile inputs to the server, to tables of its own and to those where others play. */
export async function assault(
  count: number,
  { catalog, server, tables, word }: AssaultPorts,
  tally: InputTally,
): Promise<void> {
  const rng = chanceOf('assault', word);
  const own = await Promise.all(Array.from({ length: OWN_TABLES }, () => sitAlone(catalog, server, rng)));
  const requester = new Requester(server.port, tally);
  let left = count;
  const work = async (number: number): Promise<void> => {
    const chance = chanceOf('intruder', word, number);
    const intruder = new Intruder(`${word} ${number}`, server.port, chance, tally);
    while (left > 0) {
      const targets = [...own, ...watched(tables, own)];
      const said = await intruder.visit(chance.pick(targets));
      const asker = { rng: chance, cookie: chance.pick(own).cookie, tables: targets.map(({ table }) => table) };
      for (let request = 0; request < REQUESTS_A_TURN; request += 1) await requester.ask(asker);
      if (chance.below(NOISE_ONE_IN) === 0) await makeNoise(server.port, chance, tally);
      const isSlow = chance.below(SLOW_REQUEST_ONE_IN) === 0;
      const slow = isSlow ? await sendSlowRequest(server.port, chance.pick(targets), chance, tally) : 0;
      left -= said + REQUESTS_A_TURN + slow; // after all awaits, since other workers change `left` meanwhile
    }
  };
  await Promise.all(Array.from({ length: INTRUDERS }, (_, number) => work(number)));
  requester.close();
}

export interface AssaultPorts {
  readonly catalog: HostCatalog;
  readonly server: ServedProcess;
  /** Tables where others play meanwhile. */
  readonly tables: BusyTables;
  readonly word: string;
}

/**
 * The tables of others, approached as a spectator and with the cookie of a foreign seat, and a table that does not
 * exist.
 */
function watched({ playing }: BusyTables, own: readonly IntruderTarget[]): IntruderTarget[] {
  const [somebody] = own;
  if (somebody === undefined) return [];
  const others = [...playing].map(
    ({ table, setting }): IntruderTarget => ({ table, definition: setting.definition, cookie: '' }),
  );
  return [
    ...others,
    ...others.map((target) => ({ ...target, cookie: somebody.cookie })),
    { ...somebody, table: NO_TABLE },
  ];
}

async function sitAlone(catalog: HostCatalog, server: ServedProcess, rng: Rng): Promise<IntruderTarget> {
  const setting: FaultSetting = rng.pick(settingsIn(catalog));
  const guest = new GuestClient(server);
  const table = await sitDown(catalog, setting, [guest], rng);
  return { table, definition: setting.definition, cookie: guest.cookie };
}
