import { describe, expect, it } from 'vitest';
import { handOfSeat, isLegal, play, position, refusalOf, tableOf } from './rummu.scenario.ts';
import type { RummuState } from './types.ts';

const OTHERS = ['B0 Y0', 'G0'];
const out = (hand: string, table: string): RummuState => position({ hands: [hand, ...OTHERS], table });

describe('a discard', () => {
  it('[RM-19] ends every turn', () => {
    const state = position({ hands: ['R2 R3', ...OTHERS] });
    expect(refusalOf(state, 'A', 'play')).toEqual({ rule: 'RM-19', facts: { why: 'none' } });
    expect(refusalOf(state, 'A', 'play toss K4')).toEqual({ rule: 'RM-19', facts: { why: 'foreign', card: 'K4' } });
    const { state: next, events } = play(state, 'A', 'play toss R2');
    expect(next).toMatchObject({ discards: ['G0', 'R2'], turn: 1, phase: 'draw' });
    expect(events).toEqual([{ kind: 'discarded', rule: 'RM-19', seat: 0, card: 'R2' }]);
  });

  it('[RM-19] may not be a laid card', () => {
    const state = out('R2 R3 R4 R9', '[1 A K0 K1 K2]');
    expect(refusalOf(state, 'A', 'play lay R2 R3 R4, toss R3')?.facts).toEqual({ why: 'foreign', card: 'R3' });
  });

  it('[RM-19] of the last card ends the round', () => {
    const { state, events } = play(position({ hands: ['R2', ...OTHERS] }), 'A', 'play toss R2');
    expect(events.map(({ kind }) => kind)).toEqual(['discarded', 'finished', 'scored']);
    expect(state).toMatchObject({ phase: 'sheet', sheets: [{ finisher: 0, points: [10, -15, -5] }] });
  });

  const took = (throwBack: boolean, hand: string, taken = 'R2'): RummuState =>
    position({ hands: [hand, ...OTHERS], phase: 'taking', taken, options: { throwBack } });

  it('[RM-A19] may be the card just taken', () => {
    expect(isLegal(took(true, 'R2* R9'), 'A', 'play toss R2')).toBe(true);
  });

  it('[RM-A19] by option may not be the only card just taken if nothing was laid', () => {
    expect(refusalOf(took(false, 'R2* R9'), 'A', 'play toss R2')).toEqual({ rule: 'RM-A19', facts: { card: 'R2' } });
    expect(isLegal(took(false, 'R2* R9'), 'A', 'play toss R9')).toBe(true);
    expect(isLegal(took(false, 'R2* R3* R9', 'R2 R3'), 'A', 'play toss R2')).toBe(true);
    expect(isLegal(took(false, 'R7* R7', 'R7'), 'A', 'play toss R7')).toBe(true);
    expect(isLegal(took(false, 'R2* B4 B5 B6 B7', 'R2'), 'A', 'play lay B4 B5 B6 B7, toss R2')).toBe(true);
  });
});

describe('a player who has laid every card', () => {
  it('[RM-20] must take a card back', () => {
    const state = out('R2 R3 R4', '[1 A K0 K1 K2 K3]');
    expect(refusalOf(state, 'A', 'play lay R2 R3 R4, toss R2')).toEqual({ rule: 'RM-20', facts: { why: 'empty' } });
    expect(refusalOf(state, 'A', 'play lay R2 R3 R4')).toEqual({ rule: 'RM-20', facts: { why: 'empty' } });
    const { state: next, events } = play(state, 'A', 'play lay R2 R3 R4, back K3 < 1, toss K3');
    expect(tableOf(next)).toEqual(['1 A K0 K1 K2', '2 A R2 R3 R4']);
    expect(events.map(({ kind }) => kind)).toEqual(['laid', 'took-back', 'discarded', 'finished', 'scored']);
    expect(events[1]).toEqual({ kind: 'took-back', rule: 'RM-20', seat: 0, cards: ['K3'], from: 1 });
    expect(next.sheets[0]).toMatchObject({ finisher: 0, points: [30, -15, -5] });
  });

  it('[RM-20] is the only one who may take a card back', () => {
    const state = out('R2 R3 R4 G9', '[1 A K0 K1 K2 K3]');
    expect(refusalOf(state, 'A', 'play lay R2 R3 R4, back K3 < 1, toss K3')).toEqual({
      rule: 'RM-20',
      facts: { why: 'needless', count: 1 },
    });
  });

  it('[RM-A22] takes back a whole combination if the rest is none', () => {
    const state = out('R2 R3 R4', '[1 A K0 K1 K2 K3]');
    const inside = play(state, 'A', 'play lay R2 R3 R4, back K1 < 1, toss K1');
    expect(inside.events[1]).toEqual({
      kind: 'took-back',
      rule: 'RM-A22',
      seat: 0,
      cards: ['K0', 'K1', 'K2', 'K3'],
      from: 1,
    });
    expect(handOfSeat(inside.state, 'A')).toBe('K0* K2* K3*');
    const short = play(state, 'A', 'play lay R2 R3 R4, back R2 < 2, toss R4').state;
    expect(handOfSeat(short, 'A')).toBe('R2* R3*');
    expect(short).toMatchObject({ phase: 'draw', turn: 1 });
  });

  it('[RM-A22] may take back cards that others added, but none of others’ combinations', () => {
    const state = out('R2 R3 R4', '[1 A K0 K1 K2 Y3] [2 B G2 G3 G4 G5]');
    expect(isLegal(state, 'A', 'play lay R2 R3 R4, back Y3 < 1, toss Y3')).toBe(true);
    expect(refusalOf(state, 'A', 'play lay R2 R3 R4, back G5 < 2, toss G5')).toEqual({
      rule: 'RM-A22',
      facts: { why: 'others', seat: 1 },
    });
    expect(refusalOf(state, 'A', 'play lay R2 R3 R4, back K9 < 1, toss K9')).toEqual({
      rule: 'RM-A22',
      facts: { why: 'missing', card: 'K9', cards: 'K0 K1 K2 Y3' },
    });
    expect(refusalOf(state, 'A', 'play lay R2 R3 R4, back K9 < 8, toss K9')?.rule).toBe('RM-16');
  });

  it('[RM-A22] always has an own combination after adding cards, so that no addition is undone', () => {
    const added = out('G6', '[1 A K0 K1 K2] [2 B G3 G4 G5]');
    const { state } = play(added, 'A', 'play add G6 > 2, back K2 < 1, toss K2');
    expect(handOfSeat(state, 'A')).toBe('K0* K1*');
    expect(tableOf(state)).toEqual(['2 B G3 G4 G5 G6']);
  });

  it('[RM-A23] stays out while an own combination is left, and has to open again otherwise', () => {
    const four = position({ hands: ['R2 R3 R4 R5', ...OTHERS] });
    const kept = play(four, 'A', 'play lay R2 R3 R4 R5, back R5 < 1, toss R5').state;
    expect(tableOf(kept)).toEqual(['1 A R2 R3 R4']);
    const gone = play(four, 'A', 'play lay R2 R3 R4 R5, back R3 < 1, toss R3').state;
    expect(tableOf(gone)).toEqual([]);
    const again = { ...gone, turn: 0 as never, phase: 'play' as const };
    const later = { ...again, hands: again.hands.with(0, { open: [], closed: ['R6', 'R7', 'R8', 'G1'] }) };
    expect(refusalOf(later, 'A', 'play lay R6 R7 R8, toss G1')?.rule).toBe('RM-15');
  });
});
