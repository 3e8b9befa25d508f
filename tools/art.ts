import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Writes the pictures that each art/icons.json names, taken from Fluent Emoji (MIT, Microsoft): file name → icon. */
interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const ROOT = join(import.meta.dirname, '..');
const { width, height, icons } = createRequire(import.meta.url)(
  '@iconify-json/fluent-emoji-flat/icons.json',
) as IconSet;

for (const list of globSync('{packages,games}/**/art/icons.json', { cwd: ROOT, exclude: ['**/node_modules/**'] })) {
  const wanted = JSON.parse(readFileSync(join(ROOT, list), 'utf8')) as Record<string, string>;
  for (const [file, name] of Object.entries(wanted)) {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`${list}: there is no icon ${name}`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>\n`;
    writeFileSync(join(ROOT, dirname(list), `${file}.svg`), svg);
  }
}
