import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tellWorked } from './worked.scenario.ts';

function worked(players: number): string {
  return readFileSync(new URL(`../golden/worked-${players}.txt`, import.meta.url), 'utf8');
}

describe('a match worked out by hand is played as written', () => {
  it('[RO-30] with three players: a die comes before a confusion', () => {
    expect(tellWorked(worked(3))).toBe(worked(3));
  });

  it('[RO-37] with four players: the dragon is repelled and wins later', () => {
    expect(tellWorked(worked(4))).toBe(worked(4));
  });

  it('[RO-19] with five players: the sorcerer reveals the last spell', () => {
    expect(tellWorked(worked(5))).toBe(worked(5));
  });

  it('is corrected if it was worked out wrongly', () => {
    expect(tellWorked(worked(3).replace('1.70 A aim t1 B1 ✗ RO-30', '1.70 A aim t1 B1'))).toBe(worked(3));
    expect(tellWorked(worked(3).replace(/^2.25 time.*\n/m, ''))).toBe(worked(3));
    expect(tellWorked(worked(4).replace('t1 rats*: A1 A2 A3', 't1 rats: A1 A2 A3'))).toBe(worked(4));
    expect(tellWorked(worked(5).replace('result RO-6: 2 2 2 2 1', 'result RO-6: 1 1 1 1 2'))).toBe(worked(5));
  });
});
