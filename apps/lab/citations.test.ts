import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn } from './citations.ts';
import { emptyFolder } from './lab.scenario.ts';

describe('citations', () => {
  it('are rule ids at the start of a test name', () => {
    const folder = emptyFolder();
    const named =
      "it('[XX-1] is true', f);\nit.each([[1]])('[XX-A2] is true for %i', f);\nit(\n  `[XX-1] again`,\n  f);";
    writeFileSync(join(folder, 'a.test.ts'), named);
    writeFileSync(join(folder, 'b.test.ts'), "it('cites [XX-3] too late', f); // [XX-4] in a comment");
    writeFileSync(join(folder, 'c.ts'), "it('[XX-5] is in no test file', f);");
    expect([...citationsIn(folder)]).toEqual([
      ['XX-1', 2],
      ['XX-A2', 1],
    ]);
  });
});
