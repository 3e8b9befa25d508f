import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The other libraries, an npm project of their own: nobody installs them who does not run the benches. */
export const PEERS = new URL('./peers/', import.meta.url);

/** Installs the peers as their lockfile says, unless that was done since it last changed. */
export function installPeers(): void {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: PEERS, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci failed in bench/peers');
}

function changedAt(path: string): number {
  return statSync(new URL(path, PEERS), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
