import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** CPU affinity: the server has one core, attackers and measuring players share another. */
export interface Cores {
  /** Prefixes of a command that pin it to a core. */
  readonly server: readonly string[];
  readonly attackers: readonly string[];
  /** One sentence for the results page. */
  readonly said: string;
}

const LAST = ['nice', '-n', '19'];

/** Also pins this process, so that the measuring players are never on the server's core. */
export function pinCores(): Cores {
  if (availableParallelism() < 2) return unpinned('this machine has one core');
  try {
    execFileSync('taskset', ['-acp', '1', String(process.pid)], { stdio: 'ignore' });
  } catch {
    return unpinned('`taskset` is missing or may not pin');
  }
  return {
    server: ['taskset', '-c', '0'],
    attackers: ['taskset', '-c', '1', ...LAST],
    said: 'The server is pinned to one core; attackers and latency probes share another, on which the probes have priority.',
  };
}

export function unpinned(why: string): Cores {
  return {
    server: [],
    attackers: LAST,
    said: `**Not pinned to cores: ${why}.** The figures say less than they should.`,
  };
}
