import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultOfOpening, faultOfWords, wordsOfName } from './lint/plain.ts';

/** Checks documents, stylesheets (names and comments) and scripts for plain words; lint checks the code. */
const ROOT = join(import.meta.dirname, '..');
/** Decisions are dated and stay as they were written; RULES.md is generated from locale/. */
const LEFT_OUT = /^docs\/decisions\/|(?:^|\/)RULES\.md$/;

const listed = spawnSync('git', ['ls-files', '*.md', '*.css', '*.html', '*.sh', '.ci/*'], {
  cwd: ROOT,
  encoding: 'utf8',
});
for (const file of listed.stdout.split('\n').filter((name) => name !== '' && !LEFT_OUT.test(name))) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const faults = file.endsWith('.css') ? faultsOfStyles(text) : faultsOfLines(text);
  for (const fault of faults) {
    console.log(`${file}: ${fault}`);
    process.exitCode = 1;
  }
}

function faultsOfStyles(text: string): string[] {
  const comments = text.matchAll(/\/\*([\s\S]*?)\*\//g).map(([, comment = '']) => comment);
  return [faultOfWords(wordsOfName(text)), ...comments.map(faultOfOpening)].filter((fault) => fault !== null);
}

function faultsOfLines(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const fault = faultOfWords(line);
    return fault === null ? [] : [`line ${index + 1}: ${fault}`];
  });
}
