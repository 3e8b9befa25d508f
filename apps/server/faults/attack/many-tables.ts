import type { HostCatalog } from '@tablee/host';
import { randomId } from '../../random-id.ts';
import { openStore } from '../../store/open-store.ts';
import { chanceOf } from '../chance.ts';
import { newTable } from '../new-table.ts';
import { type FaultSetting, settingsIn } from '../playground.ts';
import { somebody } from '../sitters.ts';

const AT_ONCE = 500;

/** Creates a data folder with listed, waiting tables. */
export async function layTables(catalog: HostCatalog, folder: string, count: number, seed: string): Promise<void> {
  const rng = chanceOf('many tables', seed);
  const store = await openStore(folder);
  const setting = { ...attackedSetting(catalog), seats: 2 };
  for (let from = 0; from < count; from += AT_ONCE) {
    const docs = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, number) => {
      const made = newTable(setting, [somebody(rng), { kind: 'open' }], `waiting ${seed} ${from + number}`);
      return { ...made, id: randomId(), listed: true };
    });
    await Promise.all(docs.map((doc) => store.saveTable(doc)));
  }
  await store.close();
}

/** The realtime game with the most seats, since its views change most often. */
export function attackedSetting(catalog: HostCatalog): FaultSetting {
  const settings = settingsIn(catalog).filter(({ definition }) => definition.traits.pace === 'realtime');
  const [setting] = settings.toSorted((one, other) => other.seats - one.seats);
  if (setting === undefined) throw new Error('no game in real time');
  return setting;
}
