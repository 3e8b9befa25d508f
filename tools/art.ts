import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { coarsePath } from './coarse-path.ts';

/**
 * Writes the pictures that each art/icons.json names (file name → icon), from Fluent Emoji (MIT, Microsoft) or, for
 * names that begin with "game-icons:", from Game-icons (CC BY 3.0). Several icons in one file make a sheet.svg, drawn
 * by <use>, or a sheet.gen.ts of outlines for icons that must load with the script.
 */
interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

type Wanted = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const ROOT = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const SETS: Readonly<Record<string, IconSet>> = {
  'fluent-emoji-flat': require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet,
  'game-icons': require('@iconify-json/game-icons/icons.json') as IconSet,
};

interface Icon {
  readonly viewBox: string;
  readonly size: number;
  readonly body: string;
}

function find(wanted: string): Icon {
  const [name = '', setName = 'fluent-emoji-flat'] = wanted.split(':').toReversed();
  const set = SETS[setName];
  const icon = set?.icons[name];
  if (set === undefined || icon === undefined) throw new Error(`there is no icon ${wanted}`);
  return { viewBox: `0 0 ${set.width} ${set.height}`, size: set.width, body: icon.body };
}

function picture({ viewBox, body }: Icon): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>\n`;
}

function sheet(icons: Readonly<Record<string, string>>): string {
  const symbols = Object.entries(icons).map(([id, wanted]) => {
    const { viewBox, body } = find(wanted);
    return `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

/** Outlines are scaled to whole numbers in a square of this size. */
const SQUARE = 256;

function outlines(icons: Readonly<Record<string, string>>): string {
  const lines = Object.entries(icons).map(([id, wanted]) => {
    const { body, size } = find(wanted);
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
    if (path === undefined) throw new Error(`${wanted} is not one path`);
    return `  ${id}: '${coarsePath(path, SQUARE / size)}',\n`;
  });
  return `// Written by tools/art.ts.\nexport const OUTLINES = {\n${lines.join('')}} as const;\n`;
}

for (const list of globSync('{packages,games}/**/art/icons.json', { cwd: ROOT, exclude: ['**/node_modules/**'] })) {
  const folder = join(ROOT, dirname(list));
  for (const [file, icon] of Object.entries(JSON.parse(readFileSync(join(ROOT, list), 'utf8')) as Wanted)) {
    if (typeof icon === 'string') writeFileSync(join(folder, `${file}.svg`), picture(find(icon)));
    else writeFileSync(join(folder, file), file.endsWith('.ts') ? outlines(icon) : sheet(icon));
  }
}
