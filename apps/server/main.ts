import { existsSync } from 'node:fs';
import { rulesCatalog } from '@tablee/games/catalog.rules';
import { lanOrigins } from './addresses.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { putAside } from './store/lost-data.ts';
import { inUse } from './store/open-data.ts';

const read = readConfig(process.env);
if (read.ok) await run(read.config);
else fail(`${read.variable} has a value that the server cannot use.`);

async function run(config: ServerConfig): Promise<void> {
  if (process.argv.includes('--accept-loss') && !acceptLoss(config.data)) return;
  const catalog = { games: rulesCatalog, module: import.meta.resolve('@tablee/games/catalog.rules') };
  const started = await startServer(config, catalog);
  if (!started.ok) return fail(started.sentence);
  const { server } = started;
  stopOnSignal(server); // before anybody is told that it is there, and may stop it
  tellWhere(config, server.port);
  const sentence = await server.failed;
  console.error(sentence);
  await server.stop();
  process.exit(1);
}

/** Nothing that is still there is lost: it is moved aside. False where that cannot be done. */
function acceptLoss(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const aside = putAside(folder, new Date());
  if (aside === null) fail(inUse(folder));
  else console.log(`What was in ${folder} is in ${aside} now.`);
  return aside !== null;
}

function tellWhere({ host, data }: ServerConfig, port: number): void {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  console.log(`Tablée is ready at http://${isEverywhere ? 'localhost' : host}:${port}; its data is in ${data}.`);
  for (const origin of lanOrigins(host, port)) console.log(`Others in your network find it at ${origin}.`);
}

/** The first signal lets everything be kept; the second does not wait. */
function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void server.stop().then(() => {
      console.log('Tablée has stopped; every table is kept.');
      process.exit(0);
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
