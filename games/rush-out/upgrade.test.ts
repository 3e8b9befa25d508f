import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog, verifyMatch } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { play } from './play.ts';

const GOLDEN = join(import.meta.dirname, 'golden');

describe('a stored match of version 2', () => {
  it.each(readdirSync(GOLDEN).filter((file) => file.endsWith('.v2.jsonl')))(
    'is replayed by the newest rules to its own result: %s',
    (file) => {
      const read = readLog(readFileSync(join(GOLDEN, file), 'utf8'), { 'rush-out': play });
      if (!read.ok) throw new Error(read.problem.why);
      const { header, end } = read.stored;
      expect(header).toMatchObject({ version: 3, table: { options: { chapter: file.slice(0, 'training-1'.length) } } });
      expect(end.result).not.toBeNull();
      expect(verifyMatch(read.definition, read.stored)).toMatchObject({ ok: true });
    },
  );
});
