import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Messages } from '@tablee/words';
import { spacingFaults } from '@tablee/words/french-spaces';
import { type Languages, languageGaps, repeatedIds, typesOf } from '@tablee/words/types-of';

/**
 * Writes words.gen.ts, the facts that each sentence needs, beside every fr.json; `--check` only reports files that are
 * out of date. Sentences that a page loads separately are in files of their own: fr.PART.json, en.PART.json.
 */
const ROOT = join(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');

for (const french of globSync('{packages,games,apps}/**/locale/fr.json', { cwd: ROOT, exclude: ['**/node_modules'] })) {
  const folder = dirname(french);
  for (const complaint of isCheck ? check(join(ROOT, folder)) : write(join(ROOT, folder))) {
    console.log(`${folder}: ${complaint}`);
    process.exitCode = 1;
  }
}

function check(folder: string): string[] {
  const { types, complaints } = read(folder);
  const file = join(folder, 'words.gen.ts');
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === types;
  return isFresh ? complaints : [...complaints, 'words.gen.ts is out of date'];
}

function write(folder: string): string[] {
  const { types, complaints } = read(folder);
  writeFileSync(join(folder, 'words.gen.ts'), types);
  return complaints;
}

function read(folder: string): { readonly types: string; readonly complaints: string[] } {
  const parts = globSync('fr{,.*}.json', { cwd: folder })
    .toSorted((one, other) => one.length - other.length || one.localeCompare(other))
    .map(
      (french): Languages => ({
        fr: readJson(join(folder, french)) as Messages,
        en: readJson(join(folder, french.replace(/^fr/, 'en'))) as Messages,
      }),
    );
  const box = existsSync(join(folder, 'box.json')) ? (readJson(join(folder, 'box.json')) as Languages) : null;
  return {
    types: typesOf(Object.assign({}, ...parts.map(({ fr }) => fr)) as Messages, box?.fr ?? null),
    complaints: [
      ...repeatedIds(parts.map(({ fr }) => fr)),
      ...parts.flatMap((part) => [...languageGaps(part), ...spacingFaults(part.fr)]),
      ...(box === null ? [] : [...languageGaps(box), ...spacingFaults(box.fr)]),
    ],
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
