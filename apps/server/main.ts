import { rulesCatalog } from '@tablee/games/catalog.rules';
import { lanOrigins } from './addresses.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { type RunningServer, type Started, startServer } from './start-server.ts';
import { putAside } from './store/lost-data.ts';
import { inUse } from './store/open-data.ts';

const read = readConfig(process.env);
if (read.ok) await run(read.config);
else fail(`${read.variable} has a value that the server cannot use.`);

async function run(config: ServerConfig): Promise<void> {
  const started = await start(config);
  if (!started.ok) return fail(started.sentence);
  const { server } = started;
  stopOnSignal(server); // before the address is printed: a supervisor may send the signal right after it
  tellWhere(config, server.port);
  const sentence = await server.failed;
  console.error(sentence);
  await server.stop();
  process.exit(1);
}

/** Starts the server. With --accept-loss, lost or damaged data is moved aside first. */
async function start(config: ServerConfig): Promise<Started> {
  const catalog = { games: rulesCatalog, module: import.meta.resolve('@tablee/games/catalog.rules') };
  const started = await startServer(config, catalog);
  const isAccepted = !started.ok && started.isLoss && process.argv.includes('--accept-loss');
  if (!isAccepted) return started;
  const aside = putAside(config.data, new Date());
  if (aside === null) return { ok: false, sentence: inUse(config.data), isLoss: false };
  console.log(`What was in ${config.data} is in ${aside} now.`);
  return startServer(config, catalog);
}

function tellWhere({ host, data }: ServerConfig, port: number): void {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  console.log(`Tablée is ready at http://${isEverywhere ? 'localhost' : host}:${port}; its data is in ${data}.`);
  for (const origin of lanOrigins(host, port)) console.log(`Others in your network find it at ${origin}.`);
}

/** The first signal stops the server in order, the second at once. */
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
