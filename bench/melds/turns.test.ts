import { describe, expect, it } from 'vitest';
import { collectTurns, randomTurns } from './turns.ts';

describe('the bench of the meld finder', () => {
  it('deals hands of one size, the same ones every time', () => {
    const turns = randomTurns(15, 20, false);
    expect(turns.map(({ hand }) => hand.length)).toEqual(Array(20).fill(15));
    expect(turns.some(({ melds }) => melds.length > 2)).toBe(true);
    expect(randomTurns(15, 20, false).map(({ hand, melds }) => ({ hand, melds }))).toEqual(
      turns.map(({ hand, melds }) => ({ hand, melds })),
    );
  });

  it('collects turns of real matches', () => {
    const turns = collectTurns(1);
    expect(turns.length).toBeGreaterThan(20);
    expect(turns.some(({ melds, needed }) => melds.length > 0 && needed === 0)).toBe(true);
  });
});
