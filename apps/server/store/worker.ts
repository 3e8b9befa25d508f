import { parentPort, workerData } from 'node:worker_threads';
import { groupCommitter } from './commit-group.ts';
import { Gatherer } from './gatherer.ts';
import type { FromWriter, StoreRequest, ToWriter, WriterData } from './messages.ts';
import { type Data, openData } from './open-data.ts';
import { reasonOf } from './problems.ts';

/** The writer's thread, the only one that touches the data file: a slow disk does not block the main thread. */

if (parentPort === null) throw new Error('the writer is started by openStore');
const port = parentPort;
const { folder } = workerData as WriterData;

const opened = openData(folder);
if (opened.ok) serve(opened.data);
else {
  say({ kind: 'not-opened', problem: opened.problem });
  port.close();
}

function serve(data: Data): void {
  const commit = groupCommitter(data);
  const write = (requests: readonly StoreRequest[]): void => {
    try {
      say({ kind: 'answered', group: commit(requests) });
    } catch (error) {
      say({ kind: 'failed', reason: reasonOf(error) });
      stop(data);
    }
  };
  const gatherer = new Gatherer(0, write); // requests that arrive during a commit form the next group
  port.on('message', (message: ToWriter) => {
    if (message === 'close') {
      gatherer.flush();
      stop(data);
    } else for (const request of message) gatherer.add(request);
  });
  say({ kind: 'opened' });
}

function stop(data: Data): void {
  port.close();
  data.close();
}

function say(message: FromWriter): void {
  port.postMessage(message);
}
