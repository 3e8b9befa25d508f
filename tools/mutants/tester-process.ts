import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Outcome, Trial } from './trial.ts';

const TIME_LIMIT_MS = 120_000;

/** A tester in a process of its own, which is replaced when a mutant hangs. */
export class TesterProcess {
  #child: ChildProcess | null = null;

  async run(trial: Trial): Promise<Outcome> {
    const child = (this.#child ??= await start());
    child.send(trial);
    const outcome = await outcomeOf(child);
    if (outcome === 'hung' || child.exitCode !== null) this.stop();
    return outcome;
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}

/** A tester that crashes has failed the mutant. */
async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  const listening = new AbortController();
  const { signal } = listening;
  const limit = setTimeout(() => listening.abort(), TIME_LIMIT_MS);
  const told = once(child, 'message', { signal }).then(([outcome]) => outcome as Outcome);
  const crashed = once(child, 'exit', { signal }).then((): Outcome => 'failed');
  try {
    return await Promise.race([told, crashed]);
  } catch {
    return 'hung';
  } finally {
    clearTimeout(limit);
    listening.abort(); // removes the listeners
  }
}

async function start(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'tester.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}
