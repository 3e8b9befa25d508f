import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tellWorked } from './worked.scenario.ts';

function worked(name: string): string {
  return readFileSync(new URL(`../golden/worked-${name}.txt`, import.meta.url), 'utf8');
}

describe('a round worked out by hand is played and counted as written', () => {
  it('[RM-17] with three players: jokers are exchanged', () => {
    expect(tellWorked(worked('3'))).toBe(worked('3'));
  });

  it('[RM-15] with four players: the total decides how many cards open', () => {
    expect(tellWorked(worked('4'))).toBe(worked('4'));
  });

  it('[RM-20] with five players: no card is left to discard', () => {
    expect(tellWorked(worked('5'))).toBe(worked('5'));
  });

  it('[RM-A18] with six players: the stock is used up', () => {
    expect(tellWorked(worked('6'))).toBe(worked('6'));
  });

  it('[RM-25] in teams: the finisher’s partner pays nothing', () => {
    expect(tellWorked(worked('teams'))).toBe(worked('teams'));
  });

  it('is corrected if it was worked out wrongly', () => {
    expect(tellWorked(worked('3').replace('A take ✗ RM-A20', 'A take'))).toBe(worked('3'));
    expect(tellWorked(worked('4').replace('B R3 K3 Y6', 'B R3'))).toBe(worked('4'));
    expect(tellWorked(worked('5').replace('2 A B1 B2 B3\n', '2 A B1 B2 B3 B4\n'))).toBe(worked('5'));
    expect(tellWorked(worked('6').replace('B -5', 'B 5'))).toBe(worked('6'));
    expect(tellWorked(worked('teams').replace('> B9', '> B8'))).toBe(worked('teams'));
  });
});
