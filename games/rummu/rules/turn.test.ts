import { describe, expect, it } from 'vitest';
import { rummu } from './index.ts';
import { handOfSeat, isLegal, play, position, refusalOf, tableOf } from './rummu.scenario.ts';
import type { RummuOptions, RummuState } from './types.ts';

const OTHERS = ['B0', 'G0'];
/** A is to play, and has opened with three black cards. */
const out = (hand: string, table = '', options: Partial<RummuOptions> = {}): RummuState =>
  position({ hands: [hand, ...OTHERS], table: `[1 A K0 K1 K2] ${table}`, options });

describe('the opening', () => {
  const hand = 'R2 R3 R4 R5 B9 B8 B7 G1';
  const asked = (totals: readonly number[], options: Partial<RummuOptions> = {}): unknown => {
    const hands = totals.map((_, seat) => (seat === 0 ? 'R5 R6 R7 R8 R9 R4 G1 B2 B3 B4' : 'G0'));
    const state = position({ hands, round: 2, totals, options });
    const size = [3, 4, 5, 6].find((cards) =>
      isLegal(state, 'A', `play lay ${['R4', 'R5', 'R6', 'R7', 'R8', 'R9'].slice(0, cards).join(' ')}, toss G1`),
    );
    return size;
  };

  it('[RM-A3] takes a combination of four cards in the first round', () => {
    const state = position({ hands: [hand, ...OTHERS] });
    expect(refusalOf(state, 'A', 'play lay R2 R3 R4, toss G1')).toEqual({
      rule: 'RM-15',
      facts: { why: 'one', needed: 4, count: 3 },
    });
    expect(play(state, 'A', 'play lay R2 R3 R4 R5, toss G1').events[0]).toMatchObject({ kind: 'laid', rule: 'RM-15' });
    const later = position({ hands: [hand, ...OTHERS], totals: [-5, 0, 0] });
    expect(isLegal(later, 'A', 'play lay R2 R3 R4, toss G1')).toBe(false);
  });

  it.each([
    [-5, 3],
    [0, 4],
    [95, 4],
    [100, 5],
    [145, 5],
    [150, 6],
    [300, 6],
  ])('[RM-A2] with a score of %i takes %i cards', (score, cards) => {
    expect(asked([score, 0, 0])).toBe(cards);
  });

  it.each([
    [-5, 3],
    [0, 4],
    [195, 4],
    [200, 5],
    [395, 5],
    [400, 6],
  ])('[RM-15] with a team score of %i takes %i cards', (score, cards) => {
    expect(asked([score, 0, score, 0], { sides: 'pairs' })).toBe(cards);
  });

  it('[RM-A1] takes one combination, or by option several together', () => {
    const two = 'play lay R2 R3 R4, lay B7 B8 B9, toss G1';
    const one = position({ hands: [hand, ...OTHERS] });
    expect(refusalOf(one, 'A', two)).toEqual({ rule: 'RM-15', facts: { why: 'one', needed: 4, count: 3 } });
    const total = position({ hands: [hand, ...OTHERS], options: { opening: 'total' } });
    expect(play(total, 'A', two).events.map(({ rule }) => rule)).toEqual(['RM-8', 'RM-15', 'RM-19']);
    expect(refusalOf(total, 'A', 'play lay R2 R3 R4, toss G1')).toEqual({
      rule: 'RM-15',
      facts: { why: 'total', needed: 4, count: 3 },
    });
  });

  it('[RM-A1] is complete with one large combination, whatever is laid before or after it', () => {
    const state = position({ hands: [hand, ...OTHERS] });
    const { events } = play(state, 'A', 'play lay B7 B8 B9, lay R2 R3 R4 R5, toss G1');
    expect(events.map(({ rule }) => rule).slice(0, 2)).toEqual(['RM-8', 'RM-15']);
  });

  it('[RM-A4] may contain jokers, and the turn goes on after it', () => {
    const state = position({ hands: ['R2 Y3 R4 R5 G6 G1', ...OTHERS], table: '[1 B G3 G4 G5]' });
    const { state: next } = play(state, 'A', 'play lay R2 Y3 R4 R5, add G6 > 1, toss G1');
    expect(tableOf(next)).toEqual(['1 B G3 G4 G5 G6', '2 A R2 Y3 R4 R5']);
  });

  it('[RM-A5] is done by each partner alone', () => {
    const hands = ['R2 R3 R4 G1', 'G0', 'B0', 'G5'];
    const state = position({ hands, table: '[1 C K2 K3 K4 K5]', options: { sides: 'pairs' } });
    expect(refusalOf(state, 'A', 'play lay R2 R3 R4, toss G1')?.rule).toBe('RM-15');
  });

  it('[RM-16] comes before the first addition', () => {
    const state = position({ hands: ['G6 G1', ...OTHERS], table: '[1 B G3 G4 G5]' });
    expect(refusalOf(state, 'A', 'play add G6 > 1, toss G1')).toEqual({
      rule: 'RM-16',
      facts: { why: 'closed', needed: 4, opening: 'one', count: 0 },
    });
  });

  it('[RM-A14] comes before the first exchange', () => {
    const state = position({ hands: ['G4 G1', ...OTHERS], table: '[1 B G3 Y4 G5]' });
    expect(refusalOf(state, 'A', 'play swap G4 > 1, toss G1')).toEqual({
      rule: 'RM-A14',
      facts: { needed: 4, opening: 'one', count: 0 },
    });
  });
});

describe('a player who is out', () => {
  it('[RM-16] may lay combinations of three and add to those of all players', () => {
    const state = out('R2 R3 R4 K3 B7 G1', '[2 B B4 B5 B6]');
    const { state: next, events } = play(state, 'A', 'play lay R2 R3 R4, add K3 > 1, add B7 > 2, toss G1');
    expect(tableOf(next)).toEqual(['1 A K0 K1 K2 K3', '2 B B4 B5 B6 B7', '3 A R2 R3 R4']);
    expect(events.map(({ kind, rule }) => `${kind} ${rule}`).slice(0, 4)).toEqual([
      'laid RM-8',
      'added RM-16',
      'added RM-16',
      'discarded RM-19',
    ]);
  });

  it('[RM-16] may add to a combination of the same turn', () => {
    const { state } = play(out('R2 R3 R4 R5 G1'), 'A', 'play lay R2 R3 R4, add R5 > 2, toss G1');
    expect(tableOf(state)).toContain('2 A R2 R3 R4 R5');
  });

  it('[RM-16] may not add to a combination that does not exist', () => {
    expect(refusalOf(out('R2 G1'), 'A', 'play add R2 > 7, toss G1')).toEqual({ rule: 'RM-16', facts: { why: 'gone' } });
    expect(refusalOf(out('R2 G1'), 'A', 'play swap R2 > 7, toss G1')).toEqual({
      rule: 'RM-16',
      facts: { why: 'gone' },
    });
  });

  it('[RM-18] may not rearrange the table', () => {
    const state = out('R5 G1', '[2 B R2 R3 R4] [3 C R6 R7 R8]');
    const { state: next } = play(state, 'A', 'play add R5 > 2, toss G1');
    expect(tableOf(next)).toEqual(['1 A K0 K1 K2', '2 B R2 R3 R4 R5', '3 C R6 R7 R8']);
    expect(refusalOf(state, 'A', 'play lay R4 R5 R6, toss G1')).toEqual({
      rule: 'RM-5',
      facts: { why: 'foreign', card: 'R4' },
    });
  });

  it('[RM-A15] may not exceed the jokers of a combination by adding', () => {
    const single = out('Y8 R9 R4 G1', '[2 B R5 Y6 R7]');
    expect(refusalOf(single, 'A', 'play add Y8 > 2, toss G1')).toEqual({
      rule: 'RM-A15',
      facts: { why: 'one', jokers: 2, most: 1, extra: 1, size: 4, cards: 'R5 Y6 R7 Y8', yours: 1 },
    });
    expect(isLegal(single, 'A', 'play add Y8 R9 > 2, toss G1')).toBe(true);
    const several = out('Y6 G1', '[2 B R3 Y4 B5]');
    expect(refusalOf(several, 'A', 'play add Y6 > 2, toss G1')).toEqual({
      rule: 'RM-A15',
      facts: { why: 'several', jokers: 2, extra: 1, cards: 'R3 Y4 B5 Y6', yours: 1 },
    });
  });

  it('[RM-A15] may not break the colours of a combination by adding', () => {
    expect(refusalOf(out('B6 G1', '[2 B R3 R4 R5]'), 'A', 'play add B6 > 2, toss G1')).toEqual({
      rule: 'RM-9',
      facts: { why: 'either', colour: 'R', card: 'R6', joker: 'Y6' },
    });
    const refused = (hand: string, table: string, move: string) =>
      refusalOf(out(`${hand} G1`, table), 'A', `play ${move}, toss G1`)?.facts;
    expect(refused('B6', '[2 B R3 Y4 R5]', 'add B6 > 2')).toMatchObject({ why: 'run', card: 'R6' });
    expect(refused('R6', '[2 B R3 B4 K5]', 'add R6 > 2')).toEqual({
      why: 'again',
      colour: 'R',
      number: 6,
      colours: 'G Y',
    });
    expect(refused('R6 G7', '[2 B R3 B4 K5]', 'add R6 G7 > 2')).toMatchObject({ why: 'again', colours: 'Y' });
    expect(refused('R6 G7 G8', '[2 B R3 B4 K5]', 'add R6 G7 G8 > 2')).toMatchObject({ why: 'colour' });
    expect(refused('R7', '[2 B R2 B3 K4 G5 Y6]', 'add R7 > 2')).toEqual({ why: 'full' });
    expect(refused('G6 G7', '[2 B R3 B4 K5]', 'add G6 G7 > 2')).toMatchObject({ why: 'colour', colour: 'G' });
  });

  it('[RM-9] may not add a card that is there already, or two identical ones', () => {
    const table = '[2 B R6 R7 R8]';
    expect(refusalOf(out('R7 G1', table), 'A', 'play add R7 > 2, toss G1')).toEqual({
      rule: 'RM-9',
      facts: { why: 'there', card: 'R7' },
    });
    expect(refusalOf(out('R7 R7 G1', '[2 B R4 R5 R6]'), 'A', 'play add R7 R7 > 2, toss G1')?.facts).toMatchObject({
      why: 'twin',
    });
  });

  it('[RM-A16] may not continue from 9 to 0; the refusal of a gap names the missing number', () => {
    const ruleOf = (card: string, table: string) =>
      refusalOf(out(`${card} G1`, table), 'A', `play add ${card} > 2, toss G1`)?.rule;
    expect(ruleOf('R9', '[2 B R0 R1 R2]')).toBe('RM-A16');
    expect(ruleOf('R0', '[2 B R7 R8 R9]')).toBe('RM-A16');
    expect(ruleOf('R9', '[2 B R0 R1 R2 R3 R4 R5 R6 R7]')).toBe('RM-8');
  });

  it('[RM-A17] may not add inside a run', () => {
    expect(refusalOf(out('B4 G1', '[2 B R3 R4 R5]'), 'A', 'play add B4 > 2, toss G1')).toEqual({
      rule: 'RM-A17',
      facts: { why: 'taken', number: 4, cards: 'R3 R4 R5' },
    });
    expect(refusalOf(out('R4 R6 G1', '[2 B R3 Y4 R5]'), 'A', 'play add R4 R6 > 2, toss G1')).toEqual({
      rule: 'RM-A17',
      facts: { why: 'swap', card: 'R4', joker: 'Y4' },
    });
    expect(refusalOf(out('B4 R6 G1', '[2 B R3 Y4 R5]'), 'A', 'play add B4 R6 > 2, toss G1')?.facts).toMatchObject({
      why: 'taken',
    });
    expect(refusalOf(out('R9 G1', '[2 B R3 R4 R5]'), 'A', 'play add R9 > 2, toss G1')?.rule).toBe('RM-8');
    expect(refusalOf(out('R7 G1', '[2 B R6 R7 R8]'), 'A', 'play add R7 > 2, toss G1')?.rule).toBe('RM-9');
  });

  it('[RM-A17] is refused with the card that does not fit a set, not with one that does', () => {
    expect(refusalOf(out('K5 K6 G1', '[2 B R5 B5 G5]'), 'A', 'play add K5 K6 > 2, toss G1')).toEqual({
      rule: 'RM-8',
      facts: { why: 'set', number: 5 },
    });
    expect(refusalOf(out('K6 G1', '[2 B R5 B5 K5 G5 Y5]'), 'A', 'play add K6 > 2, toss G1')?.facts).toEqual({
      why: 'complete',
      number: 5,
    });
  });
});

describe('a joker', () => {
  it('[RM-17] is exchanged for the card that it stands for, and is known to all in the hand', () => {
    const { state, events } = play(out('R6 G1', '[2 B R5 Y6 R7]'), 'A', 'play swap R6 > 2, toss G1');
    expect(tableOf(state)).toContain('2 B R5 R6 R7');
    expect(handOfSeat(state, 'A')).toBe('Y6*');
    expect(events[0]).toMatchObject({ kind: 'swapped', rule: 'RM-17', card: 'R6', joker: 'Y6' });
  });

  it('[RM-17] may be used at once in another combination', () => {
    const state = out('R6 B4 B5 K9 G1', '[2 B R5 Y6 R7]');
    const { state: next } = play(state, 'A', 'play swap R6 > 2, lay B4 B5 Y6, toss G1');
    expect(tableOf(next)).toContain('3 A B4 B5 Y6');
    expect(refusalOf(state, 'A', 'play lay B4 B5 Y6, swap R6 > 2, toss G1')?.rule).toBe('RM-5');
  });

  it('[RM-17] may not be exchanged for another number or a yellow card', () => {
    expect(refusalOf(out('R4 G1', '[2 B R5 Y6 R7]'), 'A', 'play swap R4 > 2, toss G1')).toEqual({
      rule: 'RM-17',
      facts: { why: 'number', number: 6 },
    });
    expect(refusalOf(out('R6 G1', '[2 B R5 R6 R7]'), 'A', 'play swap R6 > 2, toss G1')?.facts).toEqual({
      why: 'none',
      cards: 'R5 R6 R7',
    });
    expect(refusalOf(out('R9 G1', '[2 B R4 Y5 R6 Y7 R8]'), 'A', 'play swap R9 > 2, toss G1')?.facts).toEqual({
      why: 'numbers',
      jokers: 'Y5 Y7',
    });
    expect(refusalOf(out('Y7 G1', '[2 B R6 Y7 R8]'), 'A', 'play swap Y7 > 2, toss G1')).toEqual({
      rule: 'RM-17',
      facts: { why: 'yellow' },
    });
    expect(refusalOf(out('G1', '[2 B R5 Y6 R7]'), 'A', 'play swap R6 > 2, toss G1')?.rule).toBe('RM-5');
  });

  it('[RM-A13] in a combination of several colours stands for any free colour', () => {
    const table = '[2 B R5 B5 Y5]';
    for (const card of ['K5', 'G5'])
      expect(isLegal(out(`${card} G1`, table), 'A', `play swap ${card} > 2, toss G1`)).toBe(true);
    expect(isLegal(out('G5 G1', table), 'A', 'play add G5 > 2, toss G1')).toBe(true);
    expect(refusalOf(out('R4 G1', '[2 B R3 Y4 B5]'), 'A', 'play swap R4 > 2, toss G1')).toEqual({
      rule: 'RM-A13',
      facts: { why: 'several', colour: 'R', number: 4, colours: 'K G' },
    });
    expect(refusalOf(out('B6 G1', '[2 B R5 Y6 R7]'), 'A', 'play swap B6 > 2, toss G1')).toEqual({
      rule: 'RM-A13',
      facts: { why: 'one', card: 'R6' },
    });
  });

  it('[RM-A12] among all four colours stands for itself and may not be exchanged', () => {
    const facts = { cards: 'R7 B7 K7 G7 Y7' };
    const state = out('R7 G1', '[2 B R7 B7 K7 G7 Y7]');
    expect(refusalOf(state, 'A', 'play swap R7 > 2, toss G1')).toEqual({ rule: 'RM-A12', facts });
  });

  it('[RM-A14] of the player’s own combination may be exchanged', () => {
    const state = position({ hands: ['R6 G1', ...OTHERS], table: '[1 A R5 Y6 R7]' });
    expect(isLegal(state, 'A', 'play swap R6 > 1, toss G1')).toBe(true);
  });
});

describe('a composed turn', () => {
  it('[RM-A29] is played completely or not at all', () => {
    const state = out('R2 R3 R4 B9 G1');
    expect(isLegal(state, 'A', 'play lay R2 R3 R4, add B9 > 1, toss G1')).toBe(false);
    expect(tableOf(state)).toEqual(['1 A K0 K1 K2']);
  });

  it('[RM-A29] follows a separate draw', () => {
    const state = position({ hands: ['R2', 'B0', 'G0'], phase: 'draw' });
    const { state: taking } = play(state, 'A', 'take');
    expect(rummu.view(taking, 1 as never)).toMatchObject({ phase: 'taking', taken: ['G0'] });
  });
});
