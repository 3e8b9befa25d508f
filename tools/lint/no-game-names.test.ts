import { describe } from 'vitest';
import { testRule } from './fixture.ts';

const REFUSED = /take the id as an argument/;

describe('no-game-names', () => {
  testRule('no-game-names', [
    ['refuses a string', 'packages/host/a.ts', "export const a = 'marbles';", REFUSED],
    ['refuses a template', 'apps/lab/a.ts', 'export const a = `race-home`;', REFUSED],
    ['refuses an identifier', 'apps/lab/a.ts', 'export const marbles = 1;', REFUSED],
    ['refuses the camel case of an id', 'apps/lab/a.ts', 'export const a = { raceHome: 1 };', REFUSED],
    ['refuses a name in tools', 'tools/a.ts', "export const a = 'ludo';", REFUSED],
    ['accepts a longer word', 'packages/host/a.ts', "export const marblesLeft = 'marbles left';", null],
    ['accepts a name in games', 'games/catalog.rules.ts', "export const marbles = 'marbles';", null],
    ['accepts a name in bench', 'bench/a.ts', "export const marbles = 'marbles';", null],
    ['accepts a name in a story', 'e2e/a.ts', "export const marbles = 'marbles';", null],
    ['accepts a name in a test of an app', 'apps/lab/a.test.ts', "export const a = 'marbles';", null],
    ['accepts a name in a test of a package', 'packages/host/a.test.ts', "export const a = 'marbles';", null],
  ]);
});
