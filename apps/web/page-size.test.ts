import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const MOST_BYTES = 120 * 1024;

type Chunk = Rolldown.OutputChunk;

let first: Chunk[];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production'); // a page built under test carries React's own tests of its users
  const configFile = join(import.meta.dirname, 'vite.config.ts');
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted) for (const other of named.get(name)?.imports ?? []) wanted.add(other);
  first = [...wanted].map((name) => named.get(name) as Chunk);
});

afterAll(() => vi.unstubAllEnvs());

describe('the first load of the page', () => {
  it('brings at most 120 KiB of script', () => {
    const bytes = first.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('brings no rules and no table of any game', () => {
    const modules = first.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /games\/[^/]+\/(?:rules|locale\/(?:fr|en)\.json|ui\/index)/.test(id))).toEqual([]);
    expect(modules.some((id) => id.endsWith('games/catalog.ui.ts'))).toBe(true);
  });
});
