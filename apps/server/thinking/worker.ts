import { parentPort, workerData } from 'node:worker_threads';
import type { CatalogModule } from './catalog.ts';
import { type Thought, think } from './thought.ts';

/** Worker thread for bots that search: answers one question at a time. */

if (parentPort === null) throw new Error('the thinking thread is started by the pool');
const port = parentPort;
const { rulesCatalog } = (await import(workerData as string)) as CatalogModule;

port.on('message', (thought: Thought) => port.postMessage(think(rulesCatalog, thought)));
