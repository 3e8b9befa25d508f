import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Number of tests per rule id, by the id at the start of the test name. */
export function citationsIn(folder: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync('**/*.test.{ts,tsx}', { cwd: folder })) {
    for (const id of idsIn(readFileSync(join(folder, file), 'utf8'))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function idsIn(source: string): string[] {
  return [...source.matchAll(/\(\s*['"`]\[([A-Z]+-A?\d+)\] /g)].map((found) => found[1] as string);
}
