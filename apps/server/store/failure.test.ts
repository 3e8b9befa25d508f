import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { dataFile } from './data-folder.ts';
import { StoreFailed, StoreNotOpened } from './problems.ts';
import { emptyFolder, openFor, tableOf } from './store.scenario.ts';
import { Writer } from './writer.ts';

/** A fake writer's thread that opens normally and then runs `does`. */
function threadThat(does: string): Worker {
  const code = `
    const { parentPort } = require('node:worker_threads');
    parentPort.postMessage({ kind: 'opened' });
    parentPort.on('message', () => { ${does} });
  `;
  return new Worker(code, { eval: true });
}

async function failuresOf(thread: Worker): Promise<{ writer: Writer; heard: StoreFailed[]; asked: string[] }> {
  const heard: StoreFailed[] = [];
  const writer = await Writer.open(thread, { onFailure: (failure) => heard.push(failure) });
  const asked = await Promise.allSettled([writer.ask('load', 't'), writer.ask('loadGuest', 'ana')]);
  await writer.close();
  return { writer, heard, asked: asked.map((one) => (one.status === 'rejected' ? String(one.reason) : 'answered')) };
}

describe('a store whose file is removed', () => {
  it('rejects its requests, reports once, and answers nothing more', async () => {
    const folder = emptyFolder();
    const heard: StoreFailed[] = [];
    const store = await openFor(folder, { onFailure: (failure) => heard.push(failure) });
    await store.saveTable(tableOf('t'));
    rmSync(dataFile(folder));
    const asked = await Promise.allSettled([store.saveTable(tableOf('u')), store.saveTable(tableOf('v'))]);
    const failure = new StoreFailed('The store can write no more: its file was moved or removed.');
    expect(asked).toEqual([
      { status: 'rejected', reason: failure },
      { status: 'rejected', reason: failure },
    ]);
    expect(heard).toEqual([failure]);
    expect(store.stats()).toMatchObject({ pending: 0, commits: 1, failure: failure.message });
    await expect(store.load('t')).rejects.toBe(heard[0]);
  });
});

describe('a thread', () => {
  it('that crashes rejects its requests, with the reason', async () => {
    const { writer, heard, asked } = await failuresOf(threadThat("throw new Error('out of luck')"));
    const sentence = 'The store can write no more: out of luck.';
    expect(asked).toEqual([`StoreFailed: ${sentence}`, `StoreFailed: ${sentence}`]);
    expect(heard.map(({ message }) => message)).toEqual([sentence]);
    expect(writer.stats()).toMatchObject({ pending: 0, failure: sentence });
  });

  it('that fails twice reports once', async () => {
    const say = (reason: string) => `parentPort.postMessage({ kind: 'failed', reason: '${reason}' });`;
    const { heard } = await failuresOf(threadThat(`${say('first')} ${say('second')} parentPort.close();`));
    expect(heard.map(({ message }) => message)).toEqual(['The store can write no more: first.']);
  });

  it('that stops without a message rejects its requests', async () => {
    const { heard, asked } = await failuresOf(threadThat('process.exit()'));
    expect(new Set(asked)).toEqual(new Set(['StoreFailed: The store can write no more: its writer stopped.']));
    expect(heard).toHaveLength(1);
  });

  it('that stops while the store is closing leaves no request unanswered', async () => {
    const writer = await Writer.open(threadThat('process.exit()'), {});
    const asked = writer.ask('load', 't');
    await Promise.all([writer.close(), expect(asked).rejects.toThrow(StoreFailed)]);
  });

  it('that cannot start opens no store', async () => {
    const thread = new Worker("throw new Error('no such module')", { eval: true });
    await expect(Writer.open(thread, {})).rejects.toThrow(StoreNotOpened);
  });
});
