import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readMutants } from './mutant.ts';

/** Runs the game's tests on the mutant that the environment names, until the first failure. */
const { MUTANTS = '', MUTANT = '' } = process.env;
const mutant = readMutants(MUTANTS)[Number(MUTANT)];
if (mutant === undefined) throw new RangeError(`no mutant ${MUTANT} in ${MUTANTS}`);
const file = join(dirname(MUTANTS), mutant.file);
const mutated = readFileSync(file, 'utf8').replace(mutant.from, () => mutant.to);

export default defineConfig(({ mode }) => ({
  plugins: [{ name: 'mutant', enforce: 'pre', load: (id) => (id === file ? mutated : null) }],
  test: {
    root: join(import.meta.dirname, '../..'),
    include: [`${dirname(MUTANTS)}/{conformance,rules/**/*}.test.ts`],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    provide: { isQuick: mode !== 'full' },
    fsModuleCache: false, // the cache is keyed by file, so one mutant would be served for another
  },
}));
