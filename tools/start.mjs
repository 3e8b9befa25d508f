// Starts the server of a clone, after making it ready, and forwards signals to it. Plain JavaScript, like setup.mjs.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE = join(ROOT, 'node_modules/.bin/node');
// A larger nursery: shorter pauses under load.
const SERVER = ['--max-semi-space-size=64', join(ROOT, 'apps/server/main.ts')];

const setup = spawnSync(process.execPath, [join(ROOT, 'tools/setup.mjs'), 'page'], { stdio: 'inherit' });
if (setup.status !== 0) process.exit(setup.status ?? 1);

const server = spawn(NODE, [...SERVER, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => pass(signal));
server.on('exit', (code) => process.exit(code ?? 1));
if (process.env.npm_lifecycle_event !== undefined) watchParent();

/**
 * A terminal sends Ctrl-C to the whole process group: the server already has it, and a second one would cut its
 * shutdown short.
 */
function pass(signal) {
  if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

/**
 * Detects signals to npm: it passes them only to the shell between, which dies of them. This process then has a new
 * parent.
 */
function watchParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    server.kill('SIGTERM');
  }, 200);
}
