import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Languages, typesOf } from '@tablee/words/types-of';
import { UsageError } from '../errors.ts';
import { gameFolder } from '../folders.ts';
import { print } from '../output.ts';
import { makeWritableFolder, writeText } from '../writing.ts';

const SKELETON = join(import.meta.dirname, '../skeleton');
const BIOME = join(import.meta.dirname, '../../../node_modules/.bin/biome');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Creates a playable game with a bot that keeps every law, and one red test for the first rule to write. */
export function newGame(name: string, { into, json }: { readonly into?: string; readonly json: boolean }): void {
  if (!NAME.test(name)) throw new UsageError(`A game is named in lower case with hyphens, not "${name}".`);
  const folder = into === undefined ? gameFolder(name) : join(into, name);
  if (existsSync(folder)) throw new UsageError(`${folder} exists already.`);
  makeWritableFolder(folder);
  const files = globSync('**/*.txt', { cwd: SKELETON })
    .toSorted()
    .map((file) => {
      const target = join(folder, file.replace(/\.txt$/, '').replace('__name__', name));
      mkdirSync(dirname(target), { recursive: true });
      writeText(target, fill(readFileSync(join(SKELETON, file), 'utf8'), name));
      return target;
    });
  const all = [...files, writeTypes(join(folder, 'locale'))];
  const { status } = spawnSync(BIOME, ['check', '--write', '--no-errors-on-unmatched', folder]); // line breaks depend on the length of the name
  if (status !== 0) throw new UsageError(`${folder} is made, but could not be formatted: run "npm run format".`);
  print(json, { folder, files: all }, () => nextSteps(folder, name));
}

function fill(text: string, name: string): string {
  const words = name.split('-').map(capital);
  const pascal = words.join('');
  const prefix = (words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 2)).toUpperCase();
  return text
    .replaceAll('__name__', name)
    .replaceAll('__camel__', pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__Title__', capital(name.replaceAll('-', ' ')))
    .replaceAll('__ID__', prefix);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Same output as `npm run words`. */
function writeTypes(folder: string): string {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const target = join(folder, 'words.gen.ts');
  writeText(target, typesOf(read('fr.json') as Languages['fr'], (read('box.json') as Languages).fr));
  return target;
}

function nextSteps(folder: string, name: string): string {
  const id = name.includes('-') ? `'${name}'` : name;
  return `${folder} is there. To play it, add these two lines:

games/all.rules.ts   export { play as ${id} } from './${name}/play.ts';
games/all.ui.ts      export { box as ${id} } from './${name}/ui/box.ts';

Its red test names the first rule to write.`;
}
