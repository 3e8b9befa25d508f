import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { uiCatalog } from '@tablee/games/catalog.ui';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const MAX_BYTES = 120 * 1024;
const MAX_BYTES_OF_TABLE = 60 * 1024;
const TABLE = /games\/([^/]+)\/ui\/index\.tsx$/;
/** The French sentences are longer than the English ones. */
const SENTENCES = /games\/([^/]+)\/locale\/fr\.json$/;

type Chunk = Rolldown.OutputChunk;

let all: Chunk[];
let first: Chunk[];
/** Chunks of each table that are not in the first load, by game. */
let tables: Map<string, Chunk[]>;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production'); // React's development build would be measured otherwise.
  const configFile = join(import.meta.dirname, 'vite.config.ts');
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  all = chunks;
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (start: readonly Chunk[]): Chunk[] => {
    const wanted = new Set(start.map(({ fileName }) => fileName));
    for (const name of wanted) for (const other of named.get(name)?.imports ?? []) wanted.add(other);
    return [...wanted].map((name) => named.get(name) as Chunk);
  };
  first = withImports(chunks.filter(({ isEntry }) => isEntry));
  const opened = chunks.flatMap((chunk) => {
    const game = chunk.moduleIds.map((id) => TABLE.exec(id)?.[1]).find((id) => id !== undefined);
    if (game === undefined) return [];
    const sentences = chunks.filter(({ moduleIds }) => moduleIds.some((id) => SENTENCES.exec(id)?.[1] === game));
    return [[game, withImports([chunk, ...sentences]).filter((one) => !first.includes(one))] as const];
  });
  tables = new Map(opened);
});

afterAll(() => vi.unstubAllEnvs());

function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

describe('the first load of the page', () => {
  it('brings at most 120 KiB of script', () => {
    expect(bytesOf(first)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('brings no rules and no table of any game', () => {
    const modules = first.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /games\/[^/]+\/(?:rules|locale\/(?:fr|en)\.json|ui\/index)/.test(id))).toEqual([]);
    expect(modules.some((id) => id.endsWith('games/catalog.ui.ts'))).toBe(true);
  });
});

it('no part of the page contains a toy', () => {
  const modules = all.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => /\/(?:tools|packages\/conformance|e2e)\//.test(id))).toEqual([]);
});

describe('the table of a game', () => {
  const games = Object.entries(uiCatalog).flatMap(([game, { table }]) => (table === null ? [] : [game]));

  it.each(games)('loads at most 60 KiB of script more: %s', (game) => {
    const chunks = tables.get(game) ?? [];
    expect(chunks).not.toEqual([]);
    expect(bytesOf(chunks)).toBeLessThanOrEqual(MAX_BYTES_OF_TABLE);
  });
});
