import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Browser } from './browser.scenario.ts';
import { type InProcessParts, InProcessServer } from './server.scenario.ts';

export const ME = { kind: 'me' } as const;
export const OPEN = { kind: 'open' } as const;
export const BOT = { kind: 'bot', level: 'random' } as const;

/** Starts a server for all tests of a file; each test gets Ann and Ben as new guests. */
export function serverWithGuests(parts: InProcessParts = {}): { server: InProcessServer; ann: Browser; ben: Browser } {
  const server = new InProcessServer(parts);
  const [ann, ben] = [new Browser(server), new Browser(server)];
  beforeAll(() => server.start());
  beforeEach(() => {
    ann.cookie = null;
    ben.cookie = null;
  });
  afterAll(() => server.close());
  return { server, ann, ben };
}
