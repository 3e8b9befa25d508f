import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { type HouseParts, InProcessServer } from './server.scenario.ts';

export const ME = { kind: 'me' } as const;
export const OPEN = { kind: 'open' } as const;
export const BOT = { kind: 'bot', level: 'random' } as const;

/** Starts a server for all tests of a file; each test gets Ann and Ben as new guests. */
export function houseWithGuests(parts: HouseParts = {}): { house: InProcessServer; ann: Browser; ben: Browser } {
  const house = new InProcessServer(parts);
  const [ann, ben] = [new Browser(house), new Browser(house)];
  beforeAll(() => house.start());
  beforeEach(() => {
    ann.cookie = null;
    ben.cookie = null;
  });
  afterAll(() => house.close());
  return { house, ann, ben };
}
