import { expect, it } from 'vitest';
import { runTrial } from './bench-server.ts';

/** A short trial: most commands are accepted and everything is counted; latency has no limit here. */
it.each(['tablee', 'bare'] as const)(
  'a trial of %s plays real commands, and their frames reach every seat',
  async (kind) => {
    const { sent, accepted, missing, bytesOfFrame } = await runTrial({
      kind,
      tables: 3,
      warmUpMs: 500,
      measureMs: 1_000,
    });
    expect(sent).toBeGreaterThan(20);
    expect(accepted / sent).toBeGreaterThanOrEqual(0.95);
    expect(missing).toBeLessThanOrEqual(1);
    expect(bytesOfFrame).toBeGreaterThan(100);
  },
  60_000,
);
