import { expect, it } from 'vitest';
import { Things } from './things.ts';

interface Spot {
  readonly seat: number;
  readonly word: string;
}

it('a thing is found by its name, whatever its name looks like', () => {
  const things = new Things<Spot>(({ seat, word }) => `${seat}-${word}`);
  const spot = { seat: 1, word: 'ding-dong' };
  expect(things.named(things.nameOf(spot))).toBe(spot);
});

it('a name that no thing has stands for nothing', () => {
  const things = new Things<Spot>(({ seat, word }) => `${seat}-${word}`);
  expect(['1-ding', null, undefined].map((name) => things.named(name))).toEqual([null, null, null]);
});
