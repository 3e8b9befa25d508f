import { expect, it } from 'vitest';
import { looseSigns } from './french-spaces.ts';

it('a sign of French never begins a line', () => {
  expect(
    looseSigns({ a: 'On joue ?', b: 'Dit « oui\u00a0»', c: 'Vite\u00a0!', d: 'C’est à {player}\u00a0: joue.' }),
  ).toEqual([
    'a has an ordinary space at a sign: write a no-break space',
    'b has an ordinary space at a sign: write a no-break space',
  ]);
});

it('apostrophes are printed ones', () => {
  expect(looseSigns({ a: "C'est fini.", b: 'C’est fini.' })).toEqual(['a has a straight apostrophe: write ’']);
});
