import { expect, it } from 'vitest';
import { toldSecrets } from './overheard.ts';

const secrets = { always: ['guest-id'], untilTheEnd: ['nonce'] };

it.each([
  ['{"status":"playing","id":"guest-id"}', ['ann is told guest-id']],
  ['{"status":"over","id":"guest-id"}', ['ann is told guest-id']],
  ['{"status":"playing","seed":"nonce"}', ['ann is told nonce']],
  ['{"status":"over","seed":"nonce"}', []],
  ['{"status":"playing"}', []],
])('finds secrets that were sent too early, or at all: %s', (text, found) => {
  expect(toldSecrets([{ who: 'ann', text }], secrets)).toEqual(found.map((what) => `${what} in ${text}`));
});
