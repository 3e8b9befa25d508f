import type { Seat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import { type PositionText, position } from '../rules/rummu.scenario.ts';
import { discardLeastMissed } from './discarding.ts';
import { PATIENT } from './preferences.ts';

/** Discard of A in a turn in which A lays nothing. */
function discardOf(drawn: PositionText): string | null {
  const view = rummu.view(position(drawn), 0 as Seat);
  const nothing = { do: 'play', moves: [], back: null, discard: null } as const;
  return discardLeastMissed(view, 0 as Seat, nothing, PATIENT).discard;
}

describe('the discard that is missed least', () => {
  it('is no joker that goes with the hand', () => {
    expect(discardOf({ hands: ['R2 R3 Y4 R5 K9', 'B2', 'G2'] })).toBe('K9');
    expect(discardOf({ hands: ['R2 R3 Y9 R5 K4', 'B2', 'G2'] })).toBe('Y9');
  });

  it('is no card that scores on a combination of one’s own', () => {
    const hands = ['R7 B8 B9', 'B2', 'G2'];
    expect(discardOf({ hands, table: '[1 A R3 R4 R5 R6]' })).not.toBe('R7');
    expect(discardOf({ hands, table: '[1 C R3 R4 R5 R6] [2 A K1 K2 K3]' })).toBe('R7');
  });

  it('is no card of a combination that is complete in hand', () => {
    expect(discardOf({ hands: ['R5 B5 K5 G8 G9', 'B2', 'G2'], table: '[1 A K1 K2 K3]' })).toMatch(/^G/);
  });
});
