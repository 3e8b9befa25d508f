import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const HOST = 'packages/host/';

function filesIn(...patterns: string[]): string[] {
  const { stdout } = spawnSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').filter((file) => file !== '');
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Files of packages/host by folder, as the table in ARCHITECTURE.md has them; toys are counted there, not named. */
function namedByFolder(): string[] {
  const [, section = ''] = /### Inside `packages\/host`\n([\s\S]*?)\n###? /.exec(read('ARCHITECTURE.md')) ?? [];
  const rows = section.matchAll(/^\| [^|]+ \| `(\w+)` \| (.+) \|$/gm);
  return rows
    .flatMap(([, folder = '', files = '']) =>
      files.matchAll(/`([\w.-]+\.ts)`/g).map(([, name = '']) => `${folder}/${name}`),
    )
    .toArray();
}

it('ARCHITECTURE.md names every file in the folders of packages/host, and no other', () => {
  const files = filesIn(`${HOST}*/*.ts`).map((file) => file.slice(HOST.length));
  const code = files.filter((file) => !/\.(?:test|toy)\.ts$/.test(file));
  expect(namedByFolder().toSorted()).toEqual(code.toSorted());
});

/** The bound that lint has for scripts and tests. */
const MAX_LINES = 320;

it('no stylesheet is too long for one part', () => {
  const long = filesIn('*.css').filter((file) => read(file).split('\n').length - 1 > MAX_LINES);
  expect(long).toEqual([]);
});

describe('documents', () => {
  it.each(filesIn('*.md'))('link to files that exist: %s', (document) => {
    const links = read(document)
      .matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)
      .map(([, link = '']) => link);
    const broken = links.filter((link) => !existsSync(join(ROOT, dirname(document), link))).toArray();
    expect(broken).toEqual([]);
  });

  const names = new Set(filesIn().map((file) => basename(file)));
  it.each(['ARCHITECTURE.md', 'docs/LAB.md', 'docs/PROTOCOL.md', 'docs/SECURITY.md'])(
    'name scripts that exist: %s',
    (document) => {
      const named = read(document)
        .matchAll(/`(?:[\w./-]*\/)?([\w.-]+\.(?:tsx?|mjs))`/g)
        .map(([, name = '']) => name);
      expect(named.filter((name) => !names.has(name)).toArray()).toEqual([]);
    },
  );

  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  it.each(filesIn('*.md', ':!docs/decisions', ':!CHANGELOG.md'))(
    'name commands that package.json has: %s',
    (document) => {
      const named = read(document)
        .matchAll(/`npm run ([\w:-]+)/g)
        .map(([, name = '']) => name);
      expect(named.filter((name) => !Object.hasOwn(scripts, name)).toArray()).toEqual([]);
    },
  );
});
