import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog, verifyMatch } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { play } from './play.ts';
import { rushOut } from './rules/index.ts';

const GOLDEN = join(import.meta.dirname, 'golden');
const UPGRADED = readdirSync(GOLDEN).filter((file) => /\.v[23]\.jsonl$/.test(file));

describe('a stored match of an older version', () => {
  it.each(UPGRADED)('is replayed by the newest rules to its own result: %s', (file) => {
    const read = readLog(readFileSync(join(GOLDEN, file), 'utf8'), { 'rush-out': play });
    if (!read.ok) throw new Error(read.problem.why);
    const { header, end } = read.stored;
    const chapter = file.slice(0, 'training-1'.length);
    expect(header).toMatchObject({ version: rushOut.version, table: { options: { chapter } } });
    expect(end.result).not.toBeNull();
    expect(verifyMatch(read.definition, read.stored)).toMatchObject({ ok: true });
  });

  it('is kept from each version', () => {
    expect(new Set(UPGRADED.map((file) => file.slice(-'v2.jsonl'.length)))).toEqual(new Set(['v2.jsonl', 'v3.jsonl']));
  });
});
