import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { runLab } from './lab.ts';

interface LabRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the lab in this process, because starting one takes longer than most commands. */
export async function lab(...words: readonly string[]): Promise<LabRun> {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  const linesOf = ({ mock }: typeof out): string => mock.calls.map(([line]) => `${String(line)}\n`).join('');
  try {
    const code = await runLab(words);
    return { code, out: linesOf(out), err: linesOf(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tablee-lab-'));
}
