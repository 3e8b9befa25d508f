import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BREAKPOINTS } from '@tablee/table-ui/breakpoints';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const MODULES = globSync('{packages,apps,games}/**/*.module.css', { cwd: ROOT, exclude: ['**/node_modules/**'] });

interface Module {
  /** Without its comments. */
  readonly css: string;
  /** The script beside it that draws with it. */
  readonly scripts: readonly string[];
}

function read(file: string): Module {
  const folder = join(ROOT, dirname(file));
  const scripts = globSync('*.{ts,tsx}', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
  return {
    css: readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
    scripts: scripts.filter((script) => script.includes(`'./${basename(file)}'`)),
  };
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
}

/** Classes in the selectors: a selector stands between two braces, or a brace and the end of a rule. */
function classesOf(css: string): string[] {
  const selectors = css.matchAll(/(?<=^|[{};])[^{};]*(?=\{)/g);
  return namesIn([...selectors].join('\n').replaceAll(GLOBAL, ''), /\.([a-z][\w-]*)/g);
}

const GLOBAL = /:global\(((?:[^()]|\([^()]*\))*)\)/g;

/** Set on the root of the page. */
const THEME = /^\[data-theme="(?:dark|light)"\]$/;

const ASKS = new Set<string>([
  ...Object.values(BREAKPOINTS),
  '(prefers-reduced-motion: reduce)',
  '(hover: hover)',
  '(pointer: coarse)',
  '(forced-colors: active)',
]);

describe.each(MODULES)('%s', (file) => {
  const { css, scripts } = read(file);

  it('has exactly the classes that its part uses', () => {
    expect(scripts).not.toEqual([]);
    expect(namesIn(scripts.join('\n'), /\bstyles\['([^']+)'\]/g)).toEqual(classesOf(css));
  });

  it('styles nothing of another part, which varies by custom properties', () => {
    expect(namesIn(css, GLOBAL).filter((name) => !THEME.test(name))).toEqual([]);
  });

  it('uses only known breakpoints', () => {
    expect(namesIn(css, /@media ([^{]+?) \{/g).filter((ask) => !ASKS.has(ask))).toEqual([]);
  });

  it('takes large stacking values from tokens', () => {
    expect(namesIn(css, /z-index: ([1-9]\d+)/g)).toEqual([]);
  });

  it.runIf(file.startsWith('packages/'))('is in the layer of parts, so that its surroundings win', () => {
    const outside = css.replaceAll(/@layer parts \{[\s\S]*?\n\}\n/g, '').replaceAll(/@keyframes[\s\S]*?\n\}\n/g, '');
    expect(outside.trim()).toBe('');
  });
});
