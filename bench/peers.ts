import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The other libraries, an npm project of their own: nobody installs them who does not run the benches. */
export const PEERS = new URL('./peers/', import.meta.url);

/** Installs the peers of a folder as their lockfile says, unless that was done since it last changed. */
export function installPeers(folder = PEERS): void {
  const changedAt = (path: string): number => statSync(new URL(path, folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ci failed in ${folder.pathname}`);
}
