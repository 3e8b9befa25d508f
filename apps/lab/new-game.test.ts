import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lab } from './lab.scenario.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = join(ROOT, '.cache/new-game');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('new-game', () => {
  it('makes a game that keeps every law and has one red test: the first rule to write', async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    expect((await lab('new-game', 'hop-hop', '--into', folder)).code).toBe(0);
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const file = join(folder, 'report.json');
    const args = [vitest, 'run', '--root', folder, '--reporter', 'json', '--outputFile', file];
    spawnSync(process.execPath, args, { cwd: folder });
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      testResults: { assertionResults: { status: string; title: string }[] }[];
    };
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(tests.length).toBeGreaterThan(40);
    expect(tests.filter(({ status }) => status !== 'passed').map(({ title }) => title)).toEqual([
      'plays a rule of its own rulebook',
    ]);
  });
});
