import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tellWorked } from './worked.scenario.ts';

function worked(name: string): string {
  return readFileSync(new URL(`../golden/worked-${name}.txt`, import.meta.url), 'utf8');
}

describe('a round worked by hand is played and counted as written', () => {
  it('[RX-18] when somebody has placed all dice', () => {
    expect(tellWorked(worked('finished'))).toBe(worked('finished'));
  });

  it('[RX-19] when it is blocked', () => {
    expect(tellWorked(worked('blocked'))).toBe(worked('blocked'));
  });

  it('[RX-17] when a joker is left over', () => {
    expect(tellWorked(worked('joker'))).toBe(worked('joker'));
  });

  it('[RX-A23] when all dice are placed before the other player has rolled', () => {
    expect(tellWorked(worked('at-once'))).toBe(worked('at-once'));
  });

  it('is written differently if it was worked out wrongly', () => {
    expect(tellWorked(worked('finished').replace('A pass ✗ RX-5', 'A pass'))).toBe(worked('finished'));
    expect(tellWorked(worked('blocked').replace('fruitless 3 2', 'fruitless 2 2'))).toBe(worked('blocked'));
    expect(tellWorked(worked('joker').replace('B -10', 'B 0'))).toBe(worked('joker'));
    expect(tellWorked(worked('at-once').replace('A 51', 'A 61'))).toBe(worked('at-once'));
  });
});
