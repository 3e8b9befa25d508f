import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from './open-store.ts';
import { StoreNotOpened } from './problems.ts';
import { emptyFolder, openFor, seqsOf, tableOf } from './store.scenario.ts';

const TABLES = ['t', 'u', 'v'];
const KILLS = 5;

interface Appender {
  readonly process: ChildProcess;
  /** Last acknowledged entry, by table. */
  readonly acknowledged: ReadonlyMap<string, number>;
}

/** Starts a process that appends to existing tables; resolves after its first acknowledgement. */
async function startAppending(folder: string): Promise<Appender> {
  const script = fileURLToPath(new URL('./append-loop.scenario.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder, ...TABLES], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const acknowledged = new Map<string, number>();
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [table = '', seq] = line.split(' ');
    acknowledged.set(table, Number(seq));
  });
  await once(lines, 'line');
  return { process: child, acknowledged };
}

/** Kills the process; resolves once its output is read completely. */
async function kill({ process: child }: Appender): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

async function makeTables(folder: string): Promise<void> {
  const store = await openStore(folder);
  for (const id of TABLES) await store.saveTable(tableOf(id));
  await store.close();
}

describe('a process that is killed at any moment', () => {
  it('leaves every entry that it acknowledged, without a gap, and no append in part', async () => {
    const folder = emptyFolder();
    await makeTables(folder);
    for (let round = 0; round < KILLS; round += 1) {
      const appender = await startAppending(folder);
      await sleep(Math.random() * 200);
      await kill(appender);
      const store = await openStore(folder);
      for (const table of TABLES) {
        const seqs = await seqsOf(store, table);
        expect(seqs).toEqual(seqs.map((_, index) => index + 1));
        expect(seqs.length % 3).toBe(0);
        expect(seqs.length).toBeGreaterThanOrEqual(appender.acknowledged.get(table) ?? 0);
      }
      await store.close();
    }
  });
});

describe('a folder', () => {
  it('is refused while another process has it open, and opens once that one is killed', async () => {
    const folder = emptyFolder();
    await makeTables(folder);
    const other = await startAppending(folder);
    const refused = openStore(folder);
    await expect(refused).rejects.toThrow(StoreNotOpened);
    await expect(refused).rejects.toMatchObject({
      trouble: 'in-use',
      message: `${folder} is in use by a running server: stop it first.`,
    });
    await kill(other);
    expect((await seqsOf(await openFor(folder), 't')).length).toBeGreaterThan(0);
  });

  it('is refused while this process has it open, and opens once it is closed', async () => {
    const folder = emptyFolder();
    const store = await openFor(folder);
    await expect(openStore(folder)).rejects.toMatchObject({ trouble: 'in-use' });
    await store.close();
    expect((await openFor(folder)).stats().failure).toBeNull();
  });
});
