import type { Seat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import { position } from '../rules/rummu.scenario.ts';
import type { RummuOptions } from '../rules/types.ts';
import { bestFinish, decidesMatch } from './finishing.ts';

/** A can lay three cards and throw the last one: ten points for the run, ten for finishing. */
function decides(totals: readonly number[], options: Partial<RummuOptions> = {}, round = 2): boolean {
  const hands = ['R2 R3 R4 K9', 'B2 B4', 'G2 G4'];
  const state = position({ hands, totals, options, round, table: '[1 A K1 K2 K3 K4]' });
  const view = rummu.view(state, 0 as Seat);
  const finish = bestFinish(view, 0 as Seat);
  return finish !== null && decidesMatch(view, 0 as Seat, finish);
}

describe('a finish', () => {
  it('is found where there is one', () => {
    const view = rummu.view(position({ hands: ['R2 R3 K9 G7', 'B2', 'G2'] }), 0 as Seat);
    expect(bestFinish(view, 0 as Seat)).toBeNull();
  });

  it('that wins the match is never declined', () => {
    expect(decides([160, 20, 20])).toBe(true);
    expect(decides([155, 20, 20])).toBe(false); // 195, and the only lead already
    expect(decides([160, 250, 20])).toBe(false); // somebody else would win
  });

  it('that takes the only lead is never declined late in the match', () => {
    expect(decides([140, 155, 20])).toBe(true);
    expect(decides([95, 110, 20])).toBe(false);
  });

  it('[RM-A32] that leads after the last round is never declined', () => {
    expect(decides([30, 10, 20], { rounds: 4 }, 4)).toBe(true);
    expect(decides([30, 10, 20], { rounds: 4 }, 3)).toBe(false);
    expect(decides([5, 10, 20], { rounds: 8 }, 7)).toBe(true);
    expect(decides([5, 10, 20], { rounds: 8 }, 6)).toBe(false);
  });
});
