import { expect, it } from 'vitest';
import { followCopies, keyAt, type PlacedCard } from './copies.ts';

const lying = (...pairs: readonly string[]): PlacedCard[] =>
  pairs.map((pair) => {
    const [card, place] = pair.split(' ');
    return { card, place } as PlacedCard;
  });

it('a card keeps its key in every place', () => {
  const hand = followCopies(new Map(), lying('R5 hand'));
  const laid = followCopies(hand, lying('R5 meld-3'));
  expect(keyAt(hand, { card: 'R5', place: 'hand' })).toBe('R5');
  expect(keyAt(laid, { card: 'R5', place: 'meld-3' })).toBe('R5');
});

it('of two copies, the one that stays keeps its key', () => {
  const before = followCopies(new Map(), lying('R7 hand', 'R7 meld-1'));
  const after = followCopies(before, lying('R7 meld-1', 'R7 top'));
  expect(keyAt(before, { card: 'R7', place: 'hand' })).toBe('R7');
  expect(keyAt(after, { card: 'R7', place: 'top' })).toBe('R7');
  expect(keyAt(after, { card: 'R7', place: 'meld-1' })).toBe('R7+');
});

it('two copies in one place have two keys', () => {
  const copies = followCopies(new Map(), lying('R1 hand', 'R1 hand'));
  expect([0, 1].map((nth) => keyAt(copies, { card: 'R1', place: 'hand' }, nth))).toEqual(['R1', 'R1+']);
});
