import { describe } from 'vitest';
import { testRule } from './fixture.ts';

const REFUSED = /words live in locale/;

describe('no-sentences', () => {
  testRule('no-sentences', [
    ['refuses a sentence in rules', 'games/ludo/rules/a.ts', "export const a = 'You must roll.';", REFUSED],
    ['refuses a sentence in another language', 'games/ludo/rules/a.ts', "export const a = 'C’est à vous !';", REFUSED],
    [
      'refuses a sentence around holes',
      'games/ludo/rules/a.ts',
      'export const a = (n: number) => `you take ${n} cards`;',
      REFUSED,
    ],
    [
      'refuses a sentence of an error that is not thrown',
      'games/ludo/rules/a.ts',
      "export const a = new Error('You must roll');",
      REFUSED,
    ],
    ['accepts ids and keys', 'games/ludo/rules/a.ts', "export const a = ['LU-12', 'draw-a-card', 'red piece'];", null],
    ['accepts notation', 'games/ludo/rules/a.ts', "export const a = 'A K Q J'; export const b = 'R5 B3 G1 P2';", null],
    [
      'accepts what an error says',
      'games/ludo/rules/a.ts',
      'export const a = (n: number) => { throw new RangeError(`not a square of ${n}`); };',
      null,
    ],
    ['accepts a sentence in a test', 'games/ludo/rules/a.test.ts', "export const a = 'You must roll.';", null],
    ['accepts a sentence in locale', 'games/ludo/locale/en.ts', "export const a = 'You must roll.';", null],
    ['accepts a sentence in a package', 'packages/words/a.ts', "export const a = 'You must roll.';", null],
  ]);
});
