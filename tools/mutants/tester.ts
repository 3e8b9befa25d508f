import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createVitest, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import type { Outcome, Trial } from './trial.ts';

/**
 * Runs tests on mutants that its parent names, one after the other. One process serves many trials, because starting
 * Vitest takes longer than most suites; the parent kills it when a mutant hangs.
 */
const CONFORMANCE = /\/conformance\.test\.ts$/;

let mutated = { file: '', code: '' };
let failures = 0;

const reporter: Reporter = {
  onTestModuleEnd: (module: TestModule) => {
    if (!module.ok()) failures += 1;
  },
  onTestRunEnd: (_modules, errors) => {
    failures += errors.length;
  },
};

const vitest = await createVitest(
  'test',
  {
    config: false,
    root: join(import.meta.dirname, '../..'),
    include: ['games/*/{conformance,rules/**/*}.test.ts'],
    watch: false,
    pool: 'threads',
    isolate: false, // a run still begins in a new thread, without the modules of the mutant before
    maxWorkers: 1,
    bail: 1,
    testTimeout: 300_000, // a busy machine must not decide; the parent ends what hangs
    fsModuleCache: false, // the cache is keyed by file, so one mutant would be served for another
    reporters: [reporter],
  },
  {
    plugins: [{ name: 'mutant', enforce: 'pre', load: (id) => (id === mutated.file ? mutated.code : null) }],
  },
);
const specifications = await vitest.globTestSpecifications();

process.on('message', (trial: Trial) => void answer(trial));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function answer(trial: Trial): Promise<void> {
  process.send?.(await run(trial));
}

async function run({ game, mutant, suite, isQuick }: Trial): Promise<Outcome> {
  const file = join(game, mutant.file);
  const code = readFileSync(file, 'utf8').replace(mutant.from, () => mutant.to);
  vitest.invalidateFile(mutated.file);
  mutated = { file, code };
  vitest.invalidateFile(file);
  vitest.provide('isQuick', isQuick);
  failures = 0;
  await vitest.runTestSpecifications(
    specifications
      .filter(({ moduleId }) => moduleId.startsWith(`${game}/`))
      .filter(({ moduleId }) => CONFORMANCE.test(moduleId) === (suite === 'conformance'))
      .toSorted((one, other) => distanceOf(one, file) - distanceOf(other, file)),
  );
  return failures === 0 ? 'passed' : 'failed';
}

/** 0 for the tests of the mutated file itself, which are the likeliest to fail and end the run. */
function distanceOf({ moduleId }: TestSpecification, file: string): number {
  return basename(moduleId, '.test.ts') === basename(file, '.ts') ? 0 : 1;
}
