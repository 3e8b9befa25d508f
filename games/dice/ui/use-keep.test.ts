import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { drawPosition } from '../rules/drawn.ts';
import { handOf } from '../rules/hand.ts';
import type { DiceView, OwnDie } from '../rules/types.ts';
import { stillKept } from './use-keep.ts';

const ME = seatOf('A');
const BEFORE = drawPosition({ table: 'R3 R4 R5', a: 'R6 K9 O1', b: 'B1', phase: 'roll' });

/** Result of choosing the first die to keep, after all these views. */
function keptAfter(...views: readonly DiceView[]): string {
  const chosen: readonly OwnDie[] = handOf(BEFORE, ME).slice(0, 1);
  return views
    .reduce((kept, view) => stillKept(view, ME, kept), chosen)
    .map(({ face }) => face)
    .join(' ');
}

describe('the dice to keep', () => {
  it('are the chosen ones until the throw', () => {
    expect(keptAfter(BEFORE, BEFORE)).toBe('R6');
  });

  it('are chosen again in every turn, also after a pass that did not count', () => {
    const later = { ...BEFORE, fruitless: [...BEFORE.fruitless] };
    expect(keptAfter({ ...BEFORE, phase: 'lay' }, later)).toBe('');
    expect(keptAfter({ ...BEFORE, turn: seatOf('B') }, later)).toBe('');
  });

  it('are chosen again if the page missed the throw and a die has another face', () => {
    const [first, ...others] = handOf(BEFORE, ME);
    const thrown = [{ die: first?.die ?? 0, face: 'K9' } as const, ...others];
    expect(keptAfter({ ...BEFORE, hands: [thrown, ...BEFORE.hands.slice(1)] })).toBe('');
  });
});
