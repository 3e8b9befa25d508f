import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{packages,games,apps,tools,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/**/peers/**'],
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 300_000, // ends what hangs; a busy machine must not decide
    hookTimeout: 300_000,
  },
});
