import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test-order.ts';

/** `--mode full` tries everything; by default the longest tests take a sample. */
export default defineConfig(({ mode }) => ({
  test: {
    environment: 'node',
    include: ['{packages,games,apps,tools,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/**/peers/**', 'bench/server/trial.test.ts'], // a trial needs the machine for itself: bench/server/vitest.config.ts
    pool: 'threads',
    isolate: false,
    maxWorkers: Math.ceil(1.5 * availableParallelism()), // some tests wait more than they compute; a percentage stops at 100
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000, // ends what hangs; a busy machine must not decide
    hookTimeout: 300_000,
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') }, // tests start the lab and the server a hundred times
    provide: { isQuick: mode !== 'full' },
  },
}));
