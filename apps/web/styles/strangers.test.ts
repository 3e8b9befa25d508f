import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Without modules: their classes have names of their own on the page. */
function read(pattern: string): string {
  return globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', '**/*.module.css'] })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
}

/** Classes that stand alone in a selector: they meet every element of that class, on every page. */
function loneClasses(css: string): Set<string> {
  const selectors = [...css.matchAll(/(?:^|[{},])\s*\.([\w-]+)\s*(?=[{,:[])/g)];
  return new Set(selectors.map(([, name = '']) => name));
}

function allClasses(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

it('a game restyles nothing of the page, where its styles stay after its table is left', () => {
  const games = loneClasses(read('games/*/ui/**/*.css'));
  const ours = allClasses(
    read('apps/web/styles/*.css') + read('packages/table-ui/styles/{button,seat,status,table,drawer,sheet}.css'),
  );
  expect([...games].filter((name) => ours.has(name))).toEqual([]);
});
