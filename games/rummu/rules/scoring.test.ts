import { type Seat, seedFromWord, stepRng } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import { isMeld } from './melds.ts';
import { defaultRummuOptions } from './options.ts';
import { readCards } from './read-notation.ts';
import { play, position } from './rummu.scenario.ts';
import { countMeld, pointsOf, scoreRound } from './scoring.ts';
import { countAgain, type FinalTable, randomFinalTable } from './second-count.scenario.ts';
import type { RoundScore, RummuState } from './types.ts';

const worth = (text: string): number => pointsOf(readCards(text.split(' ')));

/** The sheet of a round that A ends with the last card. */
function ended(hands: readonly string[], table: string, sides: 'alone' | 'pairs' = 'alone'): RoundScore {
  const { state } = play(position({ hands: ['R9', ...hands], table, options: { sides } }), 'A', 'play toss R9');
  return state.sheets[0] as RoundScore;
}

describe('the points of a combination', () => {
  it.each([
    ['R5 B5 K5 G5', 30],
    ['R5 B5 K5 Y5', 10],
    ['R5 B5 K5 G5 Y5', 50],
  ])('[RM-A8] the set %s: %i', (text, points) => {
    expect(worth(text)).toBe(points);
  });

  it('[RM-A9] are those of a set of three', () => {
    expect(worth('R5 B5 K5')).toBe(0);
    expect(worth('R5 B5 Y5')).toBe(0);
  });

  it.each([
    ['R7 B7 K7', 0],
    ['R7 B7 K7 G7', 15],
    ['R1 B1 K1 Y1', 5],
    ['R1 B1 K1 G1 Y1', 25],
    ['R7 B7 K7 G7 Y7', 25],
  ])('[RM-22] [RM-A10] the set of ones or sevens %s: half, %i', (text, points) => {
    expect(worth(text)).toBe(points);
  });

  it('[RM-A10] are not halved for a run with a one or a seven', () => {
    expect(worth('R6 R7 R8')).toBe(10);
    expect(worth('R0 R1 R2 R3')).toBe(20);
  });

  it.each([
    ['R2 B3 K4', 0],
    ['R2 B3 K4 G5', 10],
    ['R2 B3 K4 G5 Y6', 20],
    ['R2 R3 R4', 10],
    ['R2 R3 R4 R5', 20],
    ['R2 R3 R4 R5 R6', 40],
  ])('[RM-23] the run %s: %i', (text, points) => {
    expect(worth(text)).toBe(points);
  });

  it.each([
    ['R2 R3 R4 R5 R6 R7', 50],
    ['R2 R3 R4 R5 R6 Y7', 30],
    ['R2 R3 Y4 R5 R6 Y7 Y8', 40],
    ['R0 R1 R2 R3 R4 R5 R6 R7 R8 R9', 90],
  ])('[RM-A11] the long run %s: %i', (text, points) => {
    expect(worth(text)).toBe(points);
  });

  it.each([
    ['R2 Y3 R4', 0],
    ['R2 Y3 R4 R5', 10],
    ['R2 Y3 R4 Y5 R6', 20],
  ])('[RM-A7] the run %s of one colour with jokers counts as mixed: %i', (text, points) => {
    expect(worth(text)).toBe(points);
  });

  it('[RM-24] are those of a pure one without a joker, of one colour or one number', () => {
    expect(countMeld(['R2', 'R3', 'R4']).pure).toBe(true);
    expect(countMeld(['R2', 'B2', 'K2']).pure).toBe(true);
    expect(countMeld(['R2', 'B3', 'K4']).pure).toBe(false);
    expect(countMeld(['R2', 'B2', 'Y2']).pure).toBe(false);
    expect(countMeld(['R2', 'R3', 'Y4'])).toEqual({ kind: 'run', size: 3, pure: false, half: false, points: 0 });
  });
});

describe('a round', () => {
  it('[RM-21] gives ten points to the finisher, and costs five for a card and ten for a yellow one', () => {
    const { seats, points } = ended(['B2 Y3', 'G4 G5 G6'], '');
    expect(seats.map(({ bonus, penalty }) => [bonus, penalty])).toEqual([[10, 0], [0, 15], [0, 15]]); // biome-ignore format: one line
    expect(points).toEqual([10, -15, -15]);
  });

  it('[RM-A24] counts the combinations of all players, including the finisher', () => {
    const table = '[1 A K0 K1 K2] [2 B R2 R3 R4 R5] [3 B B6 G6 K6 R6]';
    const { seats, points } = ended(['B2', 'G4'], table);
    expect(seats.map(({ laid }) => laid)).toEqual([10, 50, 0]);
    expect(points).toEqual([20, 45, -5]);
  });

  it('[RM-A25] gives no extra points for finishing in one turn', () => {
    const state = position({ hands: ['R2 R3 R4 R5 K9', 'B2', 'G2'] });
    const sheet = play(state, 'A', 'play lay R2 R3 R4 R5, toss K9').state.sheets[0];
    expect(sheet?.points).toEqual([30, -5, -5]);
  });

  it('[RM-A6] counts a combination for the player who laid it first', () => {
    const add = (table: string, card: string): number[] => {
      const state = position({ hands: [`${card} G9`, 'B2', 'G2'], table: `[1 A K0 K1 K2] ${table}` });
      return [...(play(state, 'A', `play add ${card} > 2, toss G9`).state.sheets[0]?.points ?? [])];
    };
    expect(add('[2 B R2 R3 R4 R5 R6]', 'Y7')).toEqual([20, 25, -5]); // 40 for five pure ones, 30 for six mixed ones
    expect(add('[2 B R2 B2 K2 G2]', 'Y2')).toEqual([20, 45, -5]); // 30 for four, 50 for five
  });

  it('[RM-A6] counts a run as pure after an exchange by another player', () => {
    const state = position({ hands: ['R3 G9', 'B2', 'G2'], table: '[1 A K0 K1 K2] [2 B R2 Y3 R4 R5]' });
    const { state: next } = play(state, 'A', 'play swap R3 > 2, toss G9');
    expect(pointsOf(next.melds[1]?.cards ?? [])).toBe(20);
  });

  it('[RM-25] excuses the finisher’s partner, and adds the points of partners', () => {
    const table = '[1 A K0 K1 K2] [2 C R2 R3 R4] [3 B G2 G3 G4 G5]';
    const { seats, points } = ended(['B2', 'G8 Y9', 'B4'], table, 'pairs');
    expect(seats.map(({ penalty }) => penalty)).toEqual([0, 5, 0, 5]);
    expect(seats[2]?.left).toEqual(['G8', 'Y9']);
    expect(points).toEqual([30, 10, 30, 10]);
    expect(ended(['B2', 'G8 Y9', 'B4'], table).points).toEqual([20, 15, -5, -5]);
  });

  it('[RM-25] excuses no player if no one finished', () => {
    const hands = ['R9 B9', 'B2', 'G8', 'B4'];
    const state = position({ hands, stock: ' ', renewals: 2, options: { sides: 'pairs' } });
    expect(play(state, 'A', 'play toss R9').state.sheets[0]?.points).toEqual([-10, -10, -10, -10]);
  });
});

describe('two implementations of the count', () => {
  function firstCount({ seats, inPairs, finisher, melds, hands }: FinalTable): readonly number[] {
    const state = position({ hands: Array.from({ length: seats }, () => ''), options: { ...defaultRummuOptions } });
    const end: RummuState = {
      ...state,
      options: { ...state.options, sides: inPairs ? 'pairs' : 'alone' },
      melds: melds.map(({ owner, cards }, id) => ({ id, owner: owner as Seat, cards })),
      hands: hands.map((closed) => ({ open: [], closed })),
    };
    return scoreRound(end, finisher as Seat | null).points;
  }

  it('[RM-21] [RM-22] [RM-23] [RM-25] agree on random tables', () => {
    const rng = stepRng(seedFromWord('final tables'), 0);
    const seen = new Set<number>();
    for (let index = 0; index < (inject('isQuick') ? 1_000 : 10_000); index += 1) {
      const table = randomFinalTable(rng);
      expect(table.melds.filter(({ cards }) => !isMeld(cards))).toEqual([]);
      for (const { cards } of table.melds) seen.add(pointsOf(cards));
      expect([table, firstCount(table)]).toEqual([table, countAgain(table)]);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 5, 10, 15, 20, 25, 30, 40, 50, 60]);
  });
});
