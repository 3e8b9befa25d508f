import type { HostCatalog } from '@tablee/host';
import { allWritten, type PrintProgress, type SuiteFindings } from '../findings.ts';
import { nameOf, settingsIn } from '../playground.ts';
import { searchMatch } from './search.ts';
import { searchServer } from './search-server.ts';
import { compareTwins } from './twins.ts';

export interface LeaksPlan {
  /** For every game, preset and seat count. */
  readonly matches: number;
  readonly twins: number;
  /** Tables at a real server. */
  readonly tables: number;
  readonly seed: string;
}

const WORDS = [
  'Searched: matches of every game, preset and seat count between people, bots and a watcher, with every face renamed to a random token. No text that left the host holds a face that its viewer had never had the right to know, a guest’s id, or what the seed is mixed from before the end.',
  'Served: all answers of the API and all messages on the sockets of a real server hold no guest’s id, no device token of anybody and no key of the server, and neither secret nor nonce before the match is over.',
  'Twins: pairs of live tables, somewhere in a match, that differ in two faces which one viewer does not know. The same is done at both at the same times, legal or not; until the rules let the viewer know, all that the viewer is sent is the same to the byte and to the millisecond, so that no length, checksum, order or time tells what no rule tells.',
];

/** No viewer receives anything that the rules do not let them know. */
export async function tryLeaks(catalog: HostCatalog, plan: LeaksPlan, progress: PrintProgress): Promise<SuiteFindings> {
  const search = { matches: 0, searched: 0 };
  const twin = { twins: 0, messages: 0, bytes: 0 };
  const served = { tables: 0, texts: 0 };
  const complaints: string[] = [];
  for (const setting of settingsIn(catalog)) {
    const word = (number: number): string => `${plan.seed} ${nameOf(setting)} ${number}`;
    const before = complaints.length;
    for (let number = 0; number < plan.matches; number += 1) {
      const wrong = await searchMatch(catalog, setting, word(number), search);
      complaints.push(...wrong.map((what) => `search of '${word(number)}': ${what}`));
    }
    for (let number = 0; number < plan.twins; number += 1) {
      const wrong = await compareTwins(setting, word(number), twin);
      if (wrong !== null) complaints.push(`twins of '${word(number)}': ${wrong}`);
    }
    progress(`${nameOf(setting)}: ${complaints.length - before} wrong`);
  }
  const wrong = await searchServer(catalog, plan.tables, plan.seed, served);
  complaints.push(...wrong.map((what) => `server, seed ${plan.seed}: ${what}`));
  const figures = allWritten({
    'matches searched': search.matches,
    'messages searched': search.searched,
    'tables served': served.tables,
    'texts of the server searched': served.texts,
    'pairs of twins': twin.twins,
    'messages compared': twin.messages,
    'bytes compared': twin.bytes,
    leaks: complaints.length,
  });
  return { figures, words: WORDS, complaints };
}
