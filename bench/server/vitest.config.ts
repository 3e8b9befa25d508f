import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The trial runs after all other tests: beside them, commands came too late to be accepted. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['bench/server/trial.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
  },
});
