import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSampled, type Killer, type Mutant, readMutants } from './mutant.ts';
import { TesterProcess } from './tester-process.ts';
import type { Suite } from './trial.ts';

/**
 * Changes one line of a game's rules at a time and expects the game's tests to fail. A mutant that survives without a
 * reason, or is killed in spite of one, is a finding. `--sample` tries a few of each file with the quick tests;
 * `--game` tries one game.
 */

const { sample, game: chosen } = parseArgs({
  options: { sample: { type: 'boolean', default: false }, game: { type: 'string', default: '*' } },
}).values;

const ROOT = join(import.meta.dirname, '../..');

/** The fast tests run first. */
const SUITES: readonly (readonly [Suite, Killer])[] = [
  ['rule tests', 'rule test'],
  ['conformance', 'conformance'],
];

const testers = Array.from({ length: availableParallelism() }, () => new TesterProcess());
const findings: string[] = [];
for (const list of globSync(`games/${chosen}/mutants.json`, { cwd: ROOT })) await tryGame(join(ROOT, list));
console.log(findings.length === 0 ? 'Every mutant is as expected.' : findings.join('\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
for (const tester of testers) tester.stop();

async function tryGame(list: string): Promise<void> {
  const game = dirname(list);
  const all = readMutants(list);
  const mutants = [...all.entries()].filter(([index]) => !sample || isSampled(index, all));
  const killers: Killer[] = [];
  const waiting = mutants.values();
  const workers = testers.map(async (tester) => {
    for (const [, mutant] of waiting) {
      const isThere = readFileSync(join(game, mutant.file), 'utf8').split(mutant.from).length === 2;
      if (!isThere) findings.push(`${mutant.file} does not hold "${mutant.from}" exactly once`);
      const killer = isThere ? await findKiller(tester, game, mutant) : null;
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

async function findKiller(tester: TesterProcess, game: string, mutant: Mutant): Promise<Killer> {
  for (const [suite, killer] of SUITES) {
    // Quick rule tests are enough; the thorough search is left to the conformance suite.
    const isQuick = sample || suite === 'rule tests';
    const outcome = await tester.run({ game, mutant, suite, isQuick });
    if (outcome !== 'passed') return outcome === 'failed' ? killer : 'time limit';
  }
  return null;
}
