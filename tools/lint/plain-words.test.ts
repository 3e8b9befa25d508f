import { describe } from 'vitest';
import { testRule } from './fixture.ts';

const OPENING = /begin with a noun or a verb/;
const AGAIN = /"again" rather than "anew"/i;

describe('plain-words', () => {
  testRule('plain-words', [
    [
      'refuses a doc comment that opens with What',
      'packages/host/a.ts',
      '/** What waits. */\nexport const a = 1;',
      OPENING,
    ],
    [
      'refuses a line comment that opens with So',
      'packages/host/a.ts',
      '// So it waits.\nexport const a = 1;',
      OPENING,
    ],
    [
      'refuses a block whose first line is empty',
      'tools/a.ts',
      '/**\n * Whether it waits.\n */\nexport const a = 1;',
      OPENING,
    ],
    ['accepts such a word inside a comment', 'tools/a.ts', '/** Says what waits. */\nexport const a = 1;', null],
    ['accepts a longer first word', 'tools/a.ts', '/** Official time. */\nexport const a = 1;', null],
    ['refuses a word in a comment', 'tools/a.ts', '/** Asked anew. */\nexport const a = 1;', AGAIN],
    ['refuses a word in a log line', 'apps/lab/a.ts', "export const a = 'played anew';", AGAIN],
    ['refuses a word in a template', 'apps/lab/a.ts', 'export const a = `played anew`;', AGAIN],
    ['refuses a word in a test name', 'tools/a.test.ts', "it('is asked anew', () => undefined);", AGAIN],
    ['refuses a word in a name', 'tools/a.ts', 'export const askAnew = 1;', AGAIN],
    ['refuses a word in a constant', 'tools/a.ts', 'export const ASK_ANEW = 1;', AGAIN],
    [
      'refuses a private name',
      'tools/a.ts',
      'export class A {\n  #anew = 1;\n  get a() {\n    return this.#anew;\n  }\n}',
      AGAIN,
    ],
    ['refuses a word in the name of a file', 'tools/ask-anew.ts', 'export const a = 1;', AGAIN],
    ['refuses a word in markup', 'tools/a.tsx', 'export const a = <p>played anew</p>;', AGAIN],
    ['accepts sentences for players', 'games/ludo/locale/a.ts', "export const a = 'played anew';", null],
  ]);
});
