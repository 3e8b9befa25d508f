import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSampled, type Killer, type Mutant, readMutants } from './mutant.ts';

/**
 * Changes one line of a game's rules at a time and expects the game's tests to fail. A mutant that survives without a
 * reason, or is killed in spite of one, is a finding. `--sample` tries a few of each file with the quick tests;
 * `--game` tries one game.
 */

const { sample, game } = parseArgs({
  options: { sample: { type: 'boolean', default: false }, game: { type: 'string', default: '*' } },
}).values;

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const TIME_LIMIT_MS = 60_000;

/** Files to exclude, and the killer if the others fail. The fast tests run first. */
const SUITES: readonly (readonly [string, Killer])[] = [
  ['**/conformance.test.ts', 'rule test'],
  ['**/!(conformance).test.ts', 'conformance'],
];

const findings: string[] = [];
for (const list of globSync(`games/${game}/mutants.json`, { cwd: ROOT })) await tryGame(join(ROOT, list));
console.log(findings.length === 0 ? 'Every mutant is as expected.' : findings.join('\n'));
process.exitCode = findings.length === 0 ? 0 : 1;

async function tryGame(list: string): Promise<void> {
  const all = readMutants(list);
  const mutants = [...all.entries()].filter(([index]) => !sample || isSampled(index, all));
  const killers: Killer[] = [];
  const waiting = mutants.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const [index, mutant] of waiting) {
      const isThere = readFileSync(join(dirname(list), mutant.file), 'utf8').split(mutant.from).length === 2;
      if (!isThere) findings.push(`${mutant.file} does not hold "${mutant.from}" exactly once`);
      const killer = isThere ? await findKiller(list, index) : null;
      killers.push(killer);
      judge(mutant, killer);
    }
  });
  await Promise.all(workers);
  const count = (killer: Killer): number => killers.filter((one) => one === killer).length;
  const byWhom = `${count('rule test')} by rule tests, ${count('conformance')} by conformance alone, ${count('time limit')} by hanging`;
  console.log(`${mutants.length} of ${all.length} mutants: killed ${byWhom}; ${count(null)} survive`);
}

function judge({ file, from, to, survives }: Mutant, killer: Killer): void {
  const name = `${file}: "${from}" as "${to}"`;
  if (killer === null && survives === undefined) findings.push(`no test notices ${name}`);
  if (killer !== null && survives !== undefined)
    findings.push(`a ${killer} notices ${name}, which is listed as surviving`);
}

async function findKiller(list: string, index: number): Promise<Killer> {
  for (const [except, killer] of SUITES) {
    // The sample makes rule tests fast; the thorough search is left to the conformance suite.
    const mode = sample || killer === 'rule test' ? 'sample' : 'full';
    const ended = await runTests(list, index, { except, mode });
    if (ended !== 'passed') return ended === 'failed' ? killer : 'time limit';
  }
  return null;
}

/** In a process of its own, because a mutant may hang. */
async function runTests(
  list: string,
  index: number,
  { except, mode }: { readonly except: string; readonly mode: string },
): Promise<'passed' | 'failed' | 'hung'> {
  const config = join(import.meta.dirname, 'vitest.config.ts');
  const child = spawn(process.execPath, [VITEST, 'run', '--config', config, '--mode', mode, '--exclude', except], {
    cwd: ROOT,
    env: { ...process.env, MUTANTS: list, MUTANT: String(index) },
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(signal !== null ? 'hung' : code === 0 ? 'passed' : 'failed'));
  });
}
