// Sets a clone up, then runs a command in a shell that finds the pinned Node first: `node tools/run.mjs [--page] COMMAND [ARGUMENT …]`.
// With --page the page of the server is built too. Plain JavaScript without dependencies, like setup.mjs.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const isPageNeeded = process.argv[2] === '--page';
const [command = '', ...rest] = process.argv.slice(isPageNeeded ? 3 : 2);

const setup = spawnSync(process.execPath, [join(ROOT, 'tools/setup.mjs'), ...(isPageNeeded ? ['page'] : [])], {
  stdio: 'inherit',
});
if (setup.status !== 0) process.exit(setup.status ?? 1);

const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const child = spawn([command, ...rest.map(quoted)].join(' '), {
  cwd: ROOT,
  env: { ...process.env, PATH },
  stdio: 'inherit',
  shell: true,
});
// A terminal sends Ctrl-C to both; a supervisor stops this process alone.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));

/** @param {string} argument */
function quoted(argument) {
  return process.platform === 'win32' ? `"${argument}"` : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}
