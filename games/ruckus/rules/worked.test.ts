import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tellWorked } from './worked.scenario.ts';

function worked(players: number): string {
  return readFileSync(new URL(`../golden/worked-${players}.txt`, import.meta.url), 'utf8');
}

describe('a round worked by hand is played and counted as written', () => {
  it('[RK-17] with two players, who form, steal, steal back and complete', () => {
    expect(tellWorked(worked(2))).toBe(worked(2));
  });

  it('[RK-10] with three players, where two piles of a family meet', () => {
    expect(tellWorked(worked(3))).toBe(worked(3));
  });

  it('[RK-A17] with four players, two of whom race for the slap', () => {
    expect(tellWorked(worked(4))).toBe(worked(4));
  });

  it('[RK-A13] with five players, when the deck is empty', () => {
    expect(tellWorked(worked(5))).toBe(worked(5));
  });

  it('is written differently if it was worked out wrongly', () => {
    expect(tellWorked(worked(2).replace('0.90 B form coa ✗ RK-A14', '0.90 B form coa'))).toBe(worked(2));
    expect(tellWorked(worked(3).replace(/^5.80.*\n/m, ''))).toContain('\n5.80 time RK-A5\n6.00 A steal meuh < B\n');
    expect(tellWorked(worked(4).replace('A | zzz×2\n', 'A | zzz×3\n'))).toBe(worked(4));
    expect(tellWorked(worked(5).replace('= 22', '= 21'))).toBe(worked(5));
  });
});
