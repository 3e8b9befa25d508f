import { describe, expect, it } from 'vitest';
import { rummu } from './index.ts';
import { legalOf, position } from './rummu.scenario.ts';
import type { RummuState } from './types.ts';

function fallback(state: RummuState, seat = 0): string | null {
  const command = rummu.fallback(rummu.view(state, seat as never), seat as never);
  return command && rummu.notation.command(command);
}

describe('the fallback of a player without time', () => {
  const hands = ['R2 K9 Y3 G4', 'B2', 'G2'];

  it('[RM-5] draws from the stock, or takes the discard if there is none', () => {
    expect(fallback(position({ hands, phase: 'draw' }))).toBe('draw');
    expect(fallback(position({ hands, phase: 'draw', stock: ' ' }))).toBe('take');
  });

  it('[RM-19] discards the highest card, a joker only if nothing else is left', () => {
    expect(fallback(position({ hands }))).toBe('play toss K9');
    expect(fallback(position({ hands: ['Y3 Y9 R2', 'B2', 'G2'] }))).toBe('play toss R2');
    expect(fallback(position({ hands: ['Y3 Y9', 'B2', 'G2'] }))).toBe('play toss Y9');
  });

  it('[RM-A19] discards another card if that one may not be thrown back', () => {
    const state = position({ hands, phase: 'taking', taken: 'K9', options: { throwBack: false } });
    expect(fallback(state)).toBe('play toss G4');
  });

  it('is null for other players and between rounds', () => {
    expect(fallback(position({ hands }), 1)).toBeNull();
    expect(fallback(position({ hands, phase: 'sheet' }))).toBeNull();
  });
});

describe('the list of legal commands', () => {
  it('has every discard, and every single move with one of them', () => {
    const state = position({ hands: ['R2 R3 R4 K3 B4 G9', 'B2', 'G2'], table: '[1 A K0 K1 K2] [2 B B3 Y4 B5]' });
    expect(legalOf(state, 'A')).toEqual([
      'play add K3 > 1, toss G9',
      'play lay R2 K3 B4, toss G9',
      'play lay R2 R3 R4, toss G9',
      'play swap B4 > 2, toss Y4',
      'play toss B4',
      'play toss G9',
      'play toss K3',
      'play toss R2',
      'play toss R3',
      'play toss R4',
    ]);
  });

  it('[RM-20] has every card that can be taken back if none is left', () => {
    const state = position({ hands: ['R2 R3 R4', 'B2', 'G2'], table: '[1 A K0 K1 K2 K3]' });
    expect(legalOf(state, 'A').filter((text) => text.includes('back'))).toHaveLength(7);
  });
});
