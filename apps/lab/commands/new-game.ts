import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Complaint } from '../complaint.ts';
import { gameFolder } from '../folders.ts';
import { print } from '../output.ts';
import { claimFolder, writeText } from '../writing.ts';

const SKELETON = join(import.meta.dirname, '../skeleton');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A game folder that type-checks, keeps every law, and has one red test: the rule to write first. */
export function newGame(name: string, { into, json }: { readonly into?: string; readonly json: boolean }): void {
  if (!NAME.test(name)) throw new Complaint(`A game is named in lower case with hyphens, not "${name}".`);
  const folder = into === undefined ? gameFolder(name) : join(into, name);
  if (existsSync(folder)) throw new Complaint(`${folder} exists already.`);
  claimFolder(folder);
  const files: string[] = [];
  for (const file of globSync('**/*.txt', { cwd: SKELETON }).toSorted()) {
    const target = join(folder, file.replace(/\.txt$/, '').replace('__name__', name));
    files.push(target);
    mkdirSync(dirname(target), { recursive: true });
    writeText(target, fill(readFileSync(join(SKELETON, file), 'utf8'), name));
  }
  print(json, { folder, files }, () => {
    return `${folder} is there. Its red test names the first rule to write; then add the game to games/catalog.rules.ts.`;
  });
}

function fill(text: string, name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  const prefix = (words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name.slice(0, 2)).toUpperCase();
  return text
    .replaceAll('__name__', name)
    .replaceAll('__camel__', pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__ID__', prefix);
}
