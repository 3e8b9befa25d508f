import { describe, expect, it } from 'vitest';
import { lastOf } from './last-of.ts';

type Sight = { readonly kind: 'drew' | 'laid'; readonly n: number };

const HAPPENED: readonly { readonly seq: number; readonly sights: readonly Sight[] }[] = [
  { seq: 1, sights: [{ kind: 'drew', n: 1 }] },
  {
    seq: 2,
    sights: [
      { kind: 'laid', n: 2 },
      { kind: 'laid', n: 3 },
    ],
  },
];

describe('the last sight of a kind', () => {
  it('is the newest, also among those of one entry', () => {
    expect(lastOf(HAPPENED, 'laid')).toEqual({ seq: 2, sight: { kind: 'laid', n: 3 } });
    expect(lastOf(HAPPENED, 'drew')?.seq).toBe(1);
  });

  it('of several kinds is the newest of all; null if there is none', () => {
    expect(lastOf(HAPPENED, 'drew', 'laid')?.sight.n).toBe(3);
    expect(lastOf(HAPPENED.slice(0, 1), 'laid')).toBeNull();
  });
});
