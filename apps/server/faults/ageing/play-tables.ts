import { nameOf, settingsIn } from '../playground.ts';
import { PartyOnSockets, type PartyPorts } from '../sockets/party.ts';

const AT_ONCE = 16;

/** Plays `count` tables to their end, several at a time; returns a complaint for each that did not end. */
export async function playTables(count: number, ports: PartyPorts): Promise<string[]> {
  const complaints: string[] = [];
  const waiting = Array.from({ length: count }, (_, index) => `t${index}`).values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const name of waiting) {
      const setting = ports.rng.pick(settingsIn(ports.catalog));
      const party = await PartyOnSockets.gather(name, setting, ports);
      if (!(await party.untilDone())) complaints.push(`${nameOf(setting)} does not end`);
      party.leave();
    }
  });
  await Promise.all(workers);
  return complaints;
}
