import { describe, expect, it } from 'vitest';
import { BOOK_EXAMPLES } from './book-examples.ts';
import type { Card } from './card.ts';
import { type MeldFault, type MeldKind, readMeld } from './melds.ts';
import { readCards } from './read-notation.ts';

function faultOf(text: string): MeldFault | null {
  const reading = readMeld(readCards(text.split(' ')));
  return reading.ok ? null : reading.fault;
}

function shapeOf(text: string): MeldKind | null {
  const reading = readMeld(readCards(text.split(' ')));
  return reading.ok ? reading.shape : null;
}

describe('a combination', () => {
  it.each(BOOK_EXAMPLES)('[RM-14] $cards is refused by $refusedBy', ({ cards, refusedBy }) => {
    expect(faultOf(cards.join(' '))?.rule ?? null).toBe(refusedBy);
  });

  it('[RM-8] has at least three cards', () => {
    expect(faultOf('R5 R6')).toEqual({ rule: 'RM-8', facts: { why: 'short', cards: 'R5 R6' } });
    expect(faultOf('R5')?.rule).toBe('RM-8');
    expect(shapeOf('R5 R6 R7')).toEqual({ kind: 'run', colour: 'R' });
  });

  it('[RM-8] has one number or consecutive numbers, in any order of the cards', () => {
    expect(shapeOf('R5 B5 K5')).toEqual({ kind: 'set', number: 5 });
    expect(shapeOf('B5 R4 K3')).toEqual({ kind: 'run', colour: null });
    expect(faultOf('R5 B5 R6')?.facts).toEqual({ why: 'neither', cards: 'R5 B5 R6' });
    expect(faultOf('R6 R7 Y7 R8')?.facts).toEqual({ why: 'double', number: 7, cards: 'R6 R7 Y7 R8' });
    expect(faultOf('R6 B6 K6 R7 R8')?.facts).toMatchObject({ why: 'neither' });
    expect(faultOf('R5 R6 R8')?.facts).toEqual({ why: 'gap', number: 7, cards: 'R5 R6 R8' });
    expect(faultOf('R2 R5 R9')).toEqual({ rule: 'RM-8', facts: { why: 'far', cards: 'R2 R5 R9' } });
    expect(faultOf('R2 R3 R6')?.facts).toMatchObject({ why: 'far' });
    expect(faultOf('R1 R3 R5')?.facts).toMatchObject({ why: 'far' });
  });

  it('[RM-9] never has two identical cards', () => {
    expect(faultOf('R7 R7 B7')).toEqual({ rule: 'RM-9', facts: { why: 'twin', card: 'R7', cards: 'R7 R7 B7' } });
    expect(faultOf('Y1 Y1 B1')?.rule).toBe('RM-9');
  });

  it('[RM-9] of several colours has no colour twice', () => {
    expect(faultOf('R3 B4 R5')).toEqual({ rule: 'RM-9', facts: { why: 'colour', colour: 'R', cards: 'R3 B4 R5' } });
    expect(shapeOf('R3 B4 K5 G6')).toEqual({ kind: 'run', colour: null });
    expect(faultOf('R3 B4 K5 G6 R7')?.facts).toMatchObject({ why: 'colour', colour: 'R' });
  });

  it('[RM-10] has a yellow card only for its own number', () => {
    expect(shapeOf('R5 Y6 R7')).toEqual({ kind: 'run', colour: 'R' });
    expect(faultOf('R5 Y4 R7')?.rule).toBe('RM-8');
    expect(faultOf('R5 B5 Y6')?.rule).toBe('RM-8');
  });

  it.each([
    ['R3 Y4 R5', null],
    ['R3 Y4 Y5', 'RM-11'],
    ['R3 Y4 R5 Y6', 'RM-11'],
    ['R3 Y4 R5 R6', null],
    ['R3 Y4 R5 Y6 R7', null],
    ['R3 Y4 Y5 Y6 R7 R8', 'RM-11'],
    ['R3 Y4 R5 Y6 R7 R8', null],
    ['R3 Y4 R5 Y6 R7 Y8 R9', null],
  ])('[RM-11] %s of one colour has more natural cards than jokers: %s', (text, rule) => {
    expect(faultOf(text)?.rule ?? null).toBe(rule);
  });

  it('[RM-11] is refused with the number of jokers and their maximum', () => {
    expect(faultOf('R3 Y4 R5 Y6')?.facts).toEqual({ jokers: 2, most: 1, extra: 1, size: 4, cards: 'R3 Y4 R5 Y6' });
  });

  it('[RM-12] of several colours has at most one joker', () => {
    expect(shapeOf('R3 Y4 B5')).toEqual({ kind: 'run', colour: null });
    expect(faultOf('R3 Y4 B5 Y6')).toEqual({ rule: 'RM-12', facts: { jokers: 2, extra: 1, cards: 'R3 Y4 B5 Y6' } });
  });

  it('[RM-13] [RM-A12] of five colours counts yellow as one of them', () => {
    expect(shapeOf('R5 B5 K5 G5 Y5')).toEqual({ kind: 'set', number: 5 });
    expect(shapeOf('R2 B3 K4 G5 Y6')).toEqual({ kind: 'run', colour: null });
  });

  it('[RM-A16] does not continue from 9 to 0', () => {
    expect(faultOf('R8 R9 R0')).toEqual({ rule: 'RM-A16', facts: { cards: 'R0 R8 R9' } });
    expect(faultOf('R9 R0 R1')?.rule).toBe('RM-A16');
    expect(faultOf('R9 R0 R5')?.rule).toBe('RM-8');
    expect(faultOf('R0 R1 R2 R3 R4 R5 R6 R7 R9')?.facts).toMatchObject({ why: 'gap', number: 8 });
    expect(faultOf('R0 R2 R3 R4 R5 R6 R7 R8 R9')?.facts).toMatchObject({ why: 'gap', number: 1 });
    expect(shapeOf('R0 R1 R2')).not.toBeNull();
    expect(shapeOf('R7 R8 R9')).not.toBeNull();
  });

  it('[RM-18] leaves the cards unchanged when it is read', () => {
    const cards: Card[] = ['R7', 'R5', 'R6'];
    readMeld(cards);
    expect(cards).toEqual(['R7', 'R5', 'R6']);
  });
});
