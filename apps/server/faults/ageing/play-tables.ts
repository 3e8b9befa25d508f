import { nameOf, settingsIn } from '../playground.ts';
import { Party, type PartyPorts } from '../sockets/party.ts';

const AT_ONCE = 16;

/** Makes so many tables, some at once, and plays each to its end; answers with what did not end. */
export async function playTables(count: number, ports: PartyPorts): Promise<string[]> {
  const complaints: string[] = [];
  const waiting = Array.from({ length: count }, (_, index) => `t${index}`).values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const name of waiting) {
      const setting = ports.rng.pick(settingsIn(ports.catalog));
      const party = await Party.gather(name, setting, ports);
      if (!(await party.untilDone())) complaints.push(`${nameOf(setting)} does not end`);
      party.leave();
    }
  });
  await Promise.all(workers);
  return complaints;
}
