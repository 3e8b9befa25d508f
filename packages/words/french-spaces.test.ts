import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { spacingFaults } from './french-spaces.ts';
import type { Messages } from './index.ts';

const ROOT = join(import.meta.dirname, '../..');

const FILES = globSync('{apps,packages,games}/**/locale/{fr,fr.*,box}.json', {
  cwd: ROOT,
  exclude: ['**/node_modules'],
});

function frenchOf(file: string): Messages {
  const read = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Messages & { readonly fr: Messages };
  return basename(file) === 'box.json' ? read.fr : read;
}

it('the French of the page, of the tables and of every game is checked', () => {
  expect(FILES).toEqual(expect.arrayContaining(['apps/web/locale/fr.json', 'packages/table-ui/locale/fr.json']));
  expect(FILES.filter((file) => file.startsWith('games/')).length).toBeGreaterThan(2);
});

it.each(FILES)('no sign begins a line in %s', (file) => {
  expect(spacingFaults(frenchOf(file))).toEqual([]);
});

it('a breaking space at a French sign is found', () => {
  expect(
    spacingFaults({
      a: 'On joue ?',
      b: 'Dit « oui\u00a0»',
      c: 'Vite\u00a0!',
      d: 'C’est à {player}\u00a0: joue.',
      e: 'Dit «\u202foui\u202f»\u202f!',
    }),
  ).toEqual([
    'a has an ordinary space at a sign: write a no-break space',
    'b has an ordinary space at a sign: write a no-break space',
  ]);
});

it('a missing space at a French sign is found', () => {
  const glued = { a: 'Vite!', b: '{player}: joue.', c: 'Dit «oui\u00a0»' };
  expect(spacingFaults(glued)).toEqual(
    Object.keys(glued).map((id) => `${id} has no space at a sign: write a no-break space`),
  );
});

it('a straight apostrophe is found', () => {
  expect(spacingFaults({ a: "C'est fini.", b: 'C’est fini.' })).toEqual(['a has a straight apostrophe: write ’']);
});
