import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { uiCatalog } from '@tablee/games/catalog.ui';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const MAX_BYTES = 120 * 1024;
const MAX_BYTES_OF_TABLE = 60 * 1024;
/** With a part of the game that only some tables need. */
const MAX_BYTES_WITH_PART = 95 * 1024;
/** The French sentences are longer than the English ones. */
const FILES_OF_TABLE = ['ui/inside.ts', 'ui/index.tsx', 'locale/fr.json'];

const GAMES = join(import.meta.dirname, '../../games');
/** Game and name of all sentences that are loaded apart: `locale/fr.NAME.json`. */
const SENTENCES_APART = globSync('*/locale/fr.*.json', { cwd: GAMES }).map((file) => {
  const [game = '', , sentences = ''] = file.split('/');
  return [game, sentences.split('.')[1] ?? ''] as const;
});
/** Those that some tables need come with code of the same name, `ui/NAME.ts`; others are for the rules in words. */
const PARTS = SENTENCES_APART.filter(([game, part]) => existsSync(join(GAMES, game, 'ui', `${part}.ts`)));

type Chunk = Rolldown.OutputChunk;

let all: Chunk[];
let first: Chunk[];
/** The chunks of these files of a game, with all that they import, which are not in the first load. */
let chunksOf: (game: string, files: readonly string[]) => Chunk[];

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
  chunksOf = (game, files) => {
    const starts = files.map((file) => {
      const found = chunks.find(({ moduleIds }) => moduleIds.includes(join(GAMES, game, file)));
      if (found === undefined) throw new Error(`no chunk has ${file} of ${game}`);
      return found;
    });
    return withImports(starts).filter((chunk) => !first.includes(chunk));
  };
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
    expect(bytesOf(chunksOf(game, FILES_OF_TABLE))).toBeLessThanOrEqual(MAX_BYTES_OF_TABLE);
  });

  it.each(PARTS)('loads at most 95 KiB of script more with a part that only some tables need: %s, %s', (game, part) => {
    const files = [`ui/${part}.ts`, `locale/fr.${part}.json`];
    expect(bytesOf(chunksOf(game, [...FILES_OF_TABLE, ...files]))).toBeLessThanOrEqual(MAX_BYTES_WITH_PART);
    expect(loadedBy(game)).not.toContain(join(GAMES, game, `ui/${part}.ts`));
  });

  it.each(SENTENCES_APART)('does not load the sentences that are loaded apart: %s, %s', (game, name) => {
    expect(loadedBy(game)).not.toContain(join(GAMES, game, `locale/fr.${name}.json`));
  });

  function loadedBy(game: string): string[] {
    return chunksOf(game, FILES_OF_TABLE).flatMap(({ moduleIds }) => moduleIds);
  }
});
