import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the lab in a process of its own, as from a shell. */

export interface LabRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function runLab(...words: readonly string[]): LabRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tablee-lab-'));
}
