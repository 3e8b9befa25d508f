import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Everything that must be green before a change lands, in two lanes: stories wait for browsers most of the time and leave
 * a core to the rest. The trial of the server bench comes last and alone, because beside other work its commands are late.
 * `--full` leaves nothing out.
 */
const { full } = parseArgs({ options: { full: { type: 'boolean', default: false } } }).values;
const ROOT = join(import.meta.dirname, '..');

interface Part {
  readonly name: string;
  readonly command: string;
}

const CODE: readonly Part[] = [
  { name: 'static checks', command: 'node tools/check.ts' },
  { name: 'unit tests', command: `vitest run${full ? ' --mode full' : ''}` },
  { name: 'mutants', command: `node tools/mutants/run.ts${full ? '' : ' --sample'}` },
];
const STORIES: readonly Part[] = [
  {
    name: 'stories',
    command: `playwright test -c e2e ${full ? '--project=desktop --project=phone' : '--project=short-desktop --project=short-phone'}`,
  },
];
const TRIAL: Part = { name: 'server trial', command: 'vitest run --config bench/server/vitest.config.ts' };

const started = performance.now();
const times: string[] = [];
const lanes = await Promise.all([runInOrder(CODE), runInOrder(STORIES)]);
const passed = lanes.every(Boolean) && (await run(TRIAL));
console.log(`\n${times.join('\n')}\n${secondsSince(started)} s  together`);
process.exitCode = passed ? 0 : 1;

async function runInOrder(parts: readonly Part[]): Promise<boolean> {
  for (const part of parts) if (!(await run(part))) return false;
  return true;
}

/** Prints what a part says once it has ended, so that two lanes do not mix their lines. */
async function run({ name, command }: Part): Promise<boolean> {
  const began = performance.now();
  console.log(`… ${name}`);
  const output: Buffer[] = [];
  const child = spawn(`${command} 2>&1`, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const time = `${secondsSince(began)} s  ${name}${code === 0 ? '' : '  FAILED'}`;
  times.push(time);
  console.log(`${Buffer.concat(output).toString()}\n${time}\n`);
  return code === 0;
}

function secondsSince(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0).padStart(4);
}
