import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { CuttableProxy } from './cuttable-proxy.ts';
import { markGamesPlayed } from './mark-games-played.ts';
import { TestServer } from './test-server.ts';

interface TestFixtures {
  /** Opens a page of another person: a context with a cookie of its own. */
  readonly newcomer: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a page of a person who has never played here; all others have played every game. */
  readonly beginner: () => Promise<Page>;
  /** Starts another server, for this story alone. */
  readonly startServer: (env?: Readonly<Record<string, string>>) => Promise<TestServer>;
  /** A connection to the server that can be cut. */
  readonly network: CuttableProxy;
}

interface WorkerFixtures {
  /** The server of the story's worker, with fast bots. */
  readonly server: TestServer;
}

export const story = base.extend<TestFixtures, WorkerFixtures>({
  context: async ({ context }, use) => {
    await markGamesPlayed(context);
    await use(context);
  },
  beginner: async ({ browser }, use) => {
    await use(async () => (await browser.newContext()).newPage());
  },
  newcomer: async ({ browser }, use) => {
    const open = async (options?: BrowserContextOptions): Promise<Page> => {
      const context = await browser.newContext(options);
      await markGamesPlayed(context);
      return context.newPage();
    };
    await use(open);
    await Promise.all(browser.contexts().map((context) => context.close()));
  },
  startServer: async ({}, use) => {
    const opened: TestServer[] = [];
    await use(async (env) => {
      const server = await TestServer.open(env);
      opened.push(server);
      return server;
    });
    await Promise.all(opened.map((server) => server.close()));
  },
  network: async ({ server }, use) => {
    const network = await CuttableProxy.open(server.port);
    await use(network);
    await network.close();
  },
  server: [
    async ({}, use) => {
      const server = await TestServer.open({ TABLEE_BOT_SPEED: '30' });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
