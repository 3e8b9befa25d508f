import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Outcome, Trial } from './trial.ts';

const TIME_LIMIT_MS = 60_000;

/** A tester in a process of its own, which is replaced when a mutant hangs. */
export class TesterProcess {
  #child: ChildProcess | null = null;

  async run(trial: Trial): Promise<Outcome> {
    const child = (this.#child ??= await start());
    const limit = { signal: AbortSignal.timeout(TIME_LIMIT_MS) };
    const answered = once(child, 'message', limit).then(([outcome]) => outcome as Outcome);
    const crashed = once(child, 'exit', limit).then((): Outcome => 'failed');
    child.send(trial);
    const outcome = await Promise.race([answered, crashed]).catch((): Outcome => 'hung');
    if (outcome === 'hung' || child.exitCode !== null) this.stop();
    return outcome;
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}

async function start(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'tester.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}
