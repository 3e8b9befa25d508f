import { describe } from 'vitest';
import { type LintCase, testRule } from './fixture.ts';

const FILE = 'games/ludo/rules/a.ts';

const FORBIDDEN: readonly (readonly [code: string, says: RegExp])[] = [
  ['Date.now()', /No Date here\. Time is an argument/],
  ['new Date()', /Time is an argument/],
  ['performance.now()', /Time is an argument/],
  ['setTimeout(() => 1, 2)', /wakeAt/],
  ['setInterval(() => 1, 2)', /wakeAt/],
  ['setImmediate(() => 1)', /wakeAt/],
  ['Math.random()', /Chance is an argument/],
  ["Math['random']()", /Chance is an argument/],
  ['[Math]', /Chance is an argument/],
  ['crypto.randomUUID()', /Chance is an argument/],
  ['process.env', /as an argument/],
  ['console.log(1)', /Answer with a value/],
  ['globalThis.name', /as an argument/],
];

const ZONES: readonly LintCase[] = [
  ['refuses in the kernel', 'packages/kernel/a.ts', 'export const a = Date.now();', /Date/],
  ['refuses in the bot kit', 'packages/bot-kit/a.ts', 'export const a = Date.now();', /Date/],
  ['refuses in the conformance suite', 'packages/conformance/a.ts', 'export const a = Date.now();', /Date/],
  ['refuses in a bot', 'games/ludo/bot/a.ts', 'export const a = Date.now();', /Date/],
  ['accepts in a test', 'games/ludo/rules/a.test.ts', 'export const a = Date.now();', null],
  ['accepts in an interface', 'games/ludo/ui/a.ts', 'export const a = Date.now();', null],
  ['accepts in the server', 'apps/server/a.ts', 'export const a = Date.now();', null],
  ['refuses in the host', 'packages/host/a.ts', 'export const a = Date.now();', /Time is an argument/],
  ['accepts in an app', 'apps/lab/a.ts', 'console.log(process.argv);', null],
];

describe('no-ambient', () => {
  testRule('no-ambient', [
    ...FORBIDDEN.map(([code, says]): LintCase => [`refuses ${code}`, FILE, `export const a = ${code};`, says]),
    ['accepts other mathematics', FILE, 'export const a = Math.floor(1.5) + Math.max(1, 2);', null],
    ['accepts a parameter of that name', FILE, 'export const a = (process: number) => process + 1;', null],
    ['accepts a property of that name', FILE, 'export const a = (game: { crypto: number }) => game.crypto;', null],
    ...ZONES,
  ]);
});
