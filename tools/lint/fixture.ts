import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A file of a made-up repository with the message that the rule must report, or null. */
export type LintCase = readonly [name: string, file: string, code: string, says: RegExp | null];

interface Finding {
  readonly filename: string;
  readonly message: string;
}

const OXLINT = join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
const PLUGIN = join(import.meta.dirname, 'plugin.ts');
const FOLDERS = ['apps/lab', 'games/marbles', 'games/ludo', 'games/race-home'];

/** Runs the real linter once over all cases, each in a repository of its own, and makes a test of each. */
export function testRule(rule: string, cases: readonly LintCase[]): void {
  const findings = lint(rule, cases);
  test.each(cases.map(([name, , , says], index) => ({ name, says, index })))('$name', ({ says, index }) => {
    const found = findings.filter(({ filename }) => filename.startsWith(`${index}/`)).map(({ message }) => message);
    expect(found).toEqual(says === null ? [] : [expect.stringMatching(says)]);
  });
}

function lint(rule: string, cases: readonly LintCase[]): readonly Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-lint-'));
  try {
    const config = { jsPlugins: [PLUGIN], categories: { correctness: 'off' }, rules: { [`tablee/${rule}`]: 'error' } };
    write(folder, '.oxlintrc.json', JSON.stringify(config));
    for (const [index, [, file, code]] of cases.entries()) {
      for (const name of FOLDERS) mkdirSync(join(folder, String(index), name), { recursive: true });
      write(folder, `${index}/package.json`, '{ "workspaces": [] }');
      write(folder, `${index}/${file}`, code);
    }
    const run = spawnSync(process.execPath, [OXLINT, '--format=json', '.'], { cwd: folder, encoding: 'utf8' });
    const report = JSON.parse(run.stdout) as { diagnostics: Finding[]; number_of_files: number };
    if (report.number_of_files !== cases.length)
      throw new Error(`linted ${report.number_of_files} of ${cases.length} files`);
    return report.diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
