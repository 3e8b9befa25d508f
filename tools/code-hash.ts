import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * Prints a hash of all code without comments and layout, which is equal before and after a commit that changes comments
 * only. `--files` prints a hash of each file too, so that two lists can be compared.
 */
const ROOT = join(import.meta.dirname, '..');
const LANGUAGES: Readonly<Record<string, 'ts' | 'tsx' | 'js'>> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.mjs': 'js',
  '.js': 'js',
};
const POSITIONS = new Set(['start', 'end', 'range', 'loc']);

const listed = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const total = createHash('sha256');
for (const file of listed.stdout.split('\n').filter(Boolean)) {
  const code = strip(file, readFileSync(join(ROOT, file), 'utf8'));
  const hash = createHash('sha256').update(code).digest('hex');
  total.update(`${file} ${hash}\n`);
  if (process.argv.includes('--files')) console.log(`${hash.slice(0, 16)}  ${file}`);
}
console.log(total.digest('hex'));

function strip(file: string, text: string): string {
  const lang = LANGUAGES[extname(file)];
  return lang === undefined ? stripStyles(text) : JSON.stringify(parseAst(text, { lang }), codeOnly);
}

function codeOnly(key: string, value: unknown): unknown {
  if (POSITIONS.has(key)) return undefined;
  if (typeof value === 'bigint') return value.toString();
  return Array.isArray(value) ? value.filter((node) => !isCommentInMarkup(node)) : value;
}

/** A comment between elements (`{/* … *\/}`) is a node without content. */
function isCommentInMarkup(node: unknown): boolean {
  const { type, expression } = (node ?? {}) as { type?: string; expression?: { type?: string } };
  return type === 'JSXExpressionContainer' && expression?.type === 'JSXEmptyExpression';
}

function stripStyles(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
