import { expect, it } from 'vitest';
import type { Card } from '../rules/card.ts';
import { isMeld } from '../rules/melds.ts';
import { meldsIn } from '../rules/search/finder.ts';
import { missingToOpen } from './way-out.ts';

const missing = (hand: string, needed: number): number => missingToOpen(hand.split(' ') as Card[], needed);

it('nothing is missing to what can be laid', () => {
  expect(missing('R2 R3 R4 R5 K9', 4)).toBe(0);
  expect(missing('R5 B5 K5 G5 Y5', 5)).toBe(0);
  expect(missing('R2 B3 K4 G5 Y6', 5)).toBe(0);
  expect(missing('R2 R3 Y4 R5 Y6 R7', 6)).toBe(0);
});

it('counts the cards of the nearest combination that are not there', () => {
  expect(missing('R2 R3 R4 K9', 4)).toBe(1);
  expect(missing('R2 R3 G7 K9', 5)).toBe(3);
  expect(missing('R5 B5 K5 G5', 5)).toBe(1);
});

it('lets no more jokers and colours help than a combination has room for', () => {
  expect(missing('Y2 Y3 Y4 Y5 R6', 5)).toBe(2);
  expect(missing('B2 B3 R4 R5', 4)).toBe(2);
  expect(missing('R5 B5 K5 G5 Y5', 6)).toBe(5);
});

it('is nothing exactly where the finder finds a combination of that size', () => {
  const hands = ['R1 R2 B3 K4 Y5 G6 R7', 'Y1 R2 Y3 R4 R5 K5 B5', 'G0 G1 Y2 G3 Y4 G5 R9', 'R7 B7 K7 Y7 R8 B9 Y9'];
  for (const hand of hands.map((text) => text.split(' ') as Card[])) {
    const longest = Math.max(0, ...[...meldsIn(hand)].filter(isMeld).map((meld) => meld.length));
    const sizes = [3, 4, 5, 6].filter((needed) => missingToOpen(hand, needed) === 0);
    expect([hand.join(' '), Math.max(0, ...sizes)]).toEqual([hand.join(' '), Math.min(6, longest)]);
  }
});
