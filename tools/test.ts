import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Everything that must be green before a change lands, one part after the other, with the time of each. The trial of the
 * server bench runs alone, because beside other work its commands are late. `--full` leaves nothing out.
 */
const { full } = parseArgs({ options: { full: { type: 'boolean', default: false } } }).values;
const ROOT = join(import.meta.dirname, '..');

interface Part {
  readonly name: string;
  readonly command: string;
}

const PARTS: readonly Part[] = [
  { name: 'static checks', command: 'node tools/check.ts' },
  { name: 'unit tests', command: `vitest run${full ? ' --mode full' : ''}` },
  { name: 'server trial', command: 'vitest run --config bench/server/vitest.config.ts' },
  { name: 'mutants', command: `node tools/mutants/run.ts${full ? '' : ' --sample'}` },
  {
    name: 'stories',
    command: `playwright test -c e2e ${full ? '--project=desktop --project=phone' : '--project=short-desktop --project=short-phone'}`,
  },
];

const times: string[] = [];
for (const part of PARTS) {
  const began = performance.now();
  const passed = await run(part);
  times.push(
    `${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${part.name}${passed ? '' : '  FAILED'}`,
  );
  if (passed) continue;
  process.exitCode = 1;
  break;
}
console.log(`\n${times.join('\n')}`);

async function run({ command }: Part): Promise<boolean> {
  const child = spawn(command, { cwd: ROOT, shell: true, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
