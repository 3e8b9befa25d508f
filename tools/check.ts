import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly mend?: string;
}

/** Every check that runs no code of the project, the slowest first. */
const CHECKS: readonly Check[] = [
  { name: 'unused', command: 'knip --no-config-hints' },
  { name: 'lint', command: 'oxlint' },
  { name: 'types', command: 'tsc -p tsconfig.json' },
  { name: 'pure types', command: 'tsc -p tsconfig.pure.json' },
  { name: 'page types', command: 'tsc -p tsconfig.page.json' },
  { name: 'page tests', command: 'tsc -p tsconfig.page-tests.json' },
  { name: 'story types', command: 'tsc -p tsconfig.e2e.json' },
  { name: 'words', command: 'node tools/words/run.ts --check', mend: 'npm run words' },
  { name: 'documents', command: 'node tools/plain-documents.ts' },
  { name: 'format', command: 'biome check .', mend: 'npm run format' },
];

const ROOT = join(import.meta.dirname, '..');
const PATH = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

const waiting = CHECKS.values();
const workers = Array.from({ length: availableParallelism() }, async () => {
  for (const check of waiting) await run(check);
});
await Promise.all(workers);

async function run({ name, command, mend }: Check): Promise<void> {
  const started = performance.now();
  const child = spawn(`${command} 2>&1`, { cwd: ROOT, env: { ...process.env, PATH }, shell: true });
  const exit = new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));
  const [output, passed] = await Promise.all([text(child.stdout), exit]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(11)}  ${seconds} s`);
  if (passed) return;
  console.log(output);
  if (mend !== undefined) console.log(`To mend it: ${mend}\n`);
  process.exitCode = 1;
}
