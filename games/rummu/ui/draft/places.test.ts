import type { Seat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { startTurn } from '../../rules/check.ts';
import type { Composition } from '../../rules/compose.ts';
import { rummu } from '../../rules/index.ts';
import { position } from '../../rules/rummu.scenario.ts';
import type { Card, RummuOptions } from '../../rules/types.ts';
import { exchangeable, isInMeld, placesFor, whyNotLaid } from './places.ts';

const A = 0 as Seat;
const turn = (hand: string, table: string, options: Partial<RummuOptions> = {}): Composition =>
  startTurn(rummu.view(position({ hands: [hand, 'B0', 'G0'], table, options }), A), A);
const OUT = '[1 A K0 K1 K2]';

describe('the places of chosen cards', () => {
  it('[RM-16] are all combinations that they extend, of any player', () => {
    const now = turn('K3 R8', `${OUT} [2 B K4 K5 K6] [3 C B7 B8 B9]`);
    expect(placesFor(now, ['K3'])).toEqual([
      { meld: 1, how: 'add', gain: 10 },
      { meld: 2, how: 'add', gain: 10 },
    ]);
    expect(placesFor(now, ['R8'])).toEqual([]);
    expect(placesFor(now, [])).toEqual([]);
  });

  it('[RM-A13] include a joker for which a card can be exchanged, and its combination', () => {
    const now = turn('G5 R8', `${OUT} [2 B R5 B5 Y5]`);
    expect(placesFor(now, ['G5'])).toEqual([
      { meld: 2, how: 'add', gain: 10 },
      { meld: 2, how: 'swap', gain: 0 },
    ]);
    expect(exchangeable(now, ['G5', 'R8'])).toEqual(new Set(['G5']));
  });

  it('have the points that would be lost', () => {
    const now = turn('Y5 R8', `${OUT} [2 B R0 R1 R2 R3 R4]`);
    expect(placesFor(now, ['Y5'])).toEqual([{ meld: 2, how: 'add', gain: -10 }]);
  });

  it('[RM-16] are none before the opening', () => {
    expect(placesFor(turn('K3 R8', '[1 B K0 K1 K2]'), ['K3'])).toEqual([]);
  });
});

describe('the refusal to lay cards', () => {
  const whyRule = (now: Composition, cards: readonly Card[]) => whyNotLaid(now, cards)?.rule ?? null;

  it('[RM-15] names the opening if one combination must be enough; later any combination is', () => {
    const hand = 'R2 R3 R4 R5 B7';
    expect(whyRule(turn(hand, ''), ['R2', 'R3', 'R4'])).toBe('RM-15');
    expect(whyRule(turn(hand, ''), ['R2', 'R3', 'R4', 'R5'])).toBeNull();
    expect(whyRule(turn(hand, OUT), ['R2', 'R3', 'R4'])).toBeNull();
    expect(whyRule(turn(hand, '', { opening: 'total' }), ['R2', 'R3', 'R4'])).toBeNull();
  });

  it('[RM-8] says that they are no combination', () => {
    expect(whyRule(turn('R2 R3 R5', OUT), ['R2', 'R3', 'R5'])).toBe('RM-8');
  });
});

describe('a card of a hand', () => {
  const hand: Card[] = ['R2', 'R3', 'R4', 'R4', 'B7', 'G7'];

  it('is in a combination if two other cards of the hand complete one', () => {
    expect(hand.map((card) => isInMeld(hand, card))).toEqual([true, true, true, true, false, false]);
  });

  it('[RM-9] is in none with its own copy', () => {
    expect(isInMeld(['R7', 'R7', 'B7'], 'R7')).toBe(false);
  });

  it('[RM-10] is in one with a joker', () => {
    expect(isInMeld(['R2', 'R3', 'Y4'], 'R2')).toBe(true);
  });
});
