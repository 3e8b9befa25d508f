import { openMatch, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, COLOURS } from './card.ts';
import { rummu } from './index.ts';
import { play, position, refusalOf, wake } from './rummu.scenario.ts';
import type { RummuOptions, RummuState, RummuTypes } from './types.ts';

function dealt(word: string, seats: number, preset = 'classic'): RummuState {
  const table = tableFor(rummu, preset, seats) as TableSetup<RummuTypes>;
  return openMatch(rummu, table, seedFromWord(word)).match.state;
}

const countsOf = (preset: string): readonly number[] =>
  rummu.seating((tableFor(rummu, preset, 4) as TableSetup<RummuTypes>).options).counts;

describe('the box', () => {
  it('[RM-1] has twelve cards of five colours, ones and sevens twice', () => {
    expect(CARDS).toHaveLength(60);
    for (const colour of COLOURS) {
      const numbers = CARDS.filter((card) => card.startsWith(colour)).map((card) => Number(card.slice(1)));
      expect(numbers).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]);
    }
  });

  it('[RM-A28] is for three to six', () => {
    expect(countsOf('classic')).toEqual([3, 4, 5, 6]);
    expect(countsOf('short')).toEqual([3, 4, 5, 6]);
  });

  it('[RM-2] seats four or six in pairs, partners opposite', () => {
    expect(countsOf('teams')).toEqual([4, 6]);
    const teamsOf = (preset: string, seats: number) =>
      rummu.teams?.(tableFor(rummu, preset, seats) as TableSetup<RummuTypes>);
    expect(teamsOf('teams', 4)).toEqual([[0, 2], [1, 3]]); // biome-ignore format: pairs stand in one line
    expect(teamsOf('teams-short', 6)).toEqual([[0, 3], [1, 4], [2, 5]]); // biome-ignore format: pairs stand in one line
    expect(teamsOf('classic', 3)).toEqual([[0], [1], [2]]);
  });
});

describe('the deal', () => {
  it.each([
    [3, 9, 32],
    [4, 8, 27],
    [5, 8, 19],
    [6, 7, 17],
  ])('[RM-3] gives %i players %i cards each and leaves %i in the stock', (seats, cards, left) => {
    const state = dealt('deal', seats);
    expect(state.hands.map(({ open, closed }) => [open.length, closed.length])).toEqual(
      Array.from({ length: seats }, () => [0, cards]),
    );
    expect([state.stock.length, state.discards.length]).toEqual([left, 1]);
    const all = [...state.hands.flatMap(({ closed }) => closed), ...state.stock, ...state.discards];
    expect(all.toSorted()).toEqual(CARDS.toSorted());
  });

  it('[RM-3] differs between matches and turns one random card up', () => {
    const words = Array.from({ length: 20 }, (_, index) => `deal ${index}`);
    expect(new Set(words.map((word) => dealt(word, 3).stock.join(' '))).size).toBe(20);
    expect(new Set(words.map((word) => dealt(word, 3).discards[0])).size).toBeGreaterThan(5);
  });

  it('[RM-4] lets the player to the left of the dealer begin', () => {
    const state = dealt('deal', 5);
    expect(state.turn).toBe((state.dealer + 1) % 5);
  });

  it('[RM-A26] is made by a random player first, then by the next one to the left', () => {
    const dealers = Array.from({ length: 40 }, (_, index) => dealt(`deal ${index}`, 3).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2]));
    const { state } = play(position({ hands: ['R2', 'B2', 'G2'] }), 'A', 'play toss R2');
    const next = wake(state).state;
    expect([next.dealer, next.turn, next.round]).toEqual([1, 2, 2]);
    expect(next).toMatchObject({ phase: 'draw', melds: [], nextMeld: 1, renewals: 0, taken: [], until: null });
  });
});

describe('the end', () => {
  /** The end of a round that brings ten points to A and none to others; `totals` are those before it, after `rounds` rounds. */
  const endOf = (totals: readonly number[], options: Partial<RummuOptions> = {}, rounds = 1): RummuState => {
    const hands = totals.map((_, seat) => (seat === 0 ? 'R2' : ''));
    const before = position({ hands, totals, options });
    const empty = before.sheets.map((sheet) => ({ ...sheet, points: totals.map(() => 0) }));
    const sheets = [...Array.from({ length: rounds - 1 }, () => empty).flat(), ...before.sheets];
    return play({ ...before, sheets }, 'A', 'play toss R2').state;
  };

  it('[RM-26] adds up the points of all rounds', () => {
    const { sheets } = endOf([30, -20, 0]);
    expect(sheets.map(({ points }) => points)).toEqual([[30, -20, 0], [10, 0, 0]]); // biome-ignore format: rounds stand in one line
    expect(rummu.rounds?.(endOf([30, -20, 0]))).toEqual(sheets.map(({ points }) => points));
  });

  /** Phases after a round that brings ten points: one total reaches the target, the other misses it by five. */
  const phasesAt = (options: Pick<RummuOptions, 'sides' | 'length'>, target: number): string[] =>
    [target - 10, target - 15].map((total) => endOf([total, 0, total, 0], options).phase);

  it('[RM-26] comes at 200 points, or at 500 for a team', () => {
    expect(phasesAt({ sides: 'alone', length: 'whole' }, 200)).toEqual(['over', 'sheet']);
    expect(phasesAt({ sides: 'pairs', length: 'whole' }, 500)).toEqual(['over', 'sheet']);
  });

  it('[RM-A31] comes at half the points in a short match', () => {
    expect(phasesAt({ sides: 'alone', length: 'short' }, 100)).toEqual(['over', 'sheet']);
    expect(phasesAt({ sides: 'pairs', length: 'short' }, 250)).toEqual(['over', 'sheet']);
  });

  it('[RM-A32] comes after the last round if their number is limited, and the best total wins', () => {
    const last = (rounds: RummuOptions['rounds'], played: number): RummuState =>
      endOf([30, -20, 0], { rounds }, played - 1);
    expect([last(4, 3).phase, last(4, 4).phase, last('any', 4).phase]).toEqual(['sheet', 'over', 'sheet']);
    expect(rummu.result(last(4, 4))).toEqual({ rule: 'RM-A32', ranks: [1, 3, 2], scores: [40, -20, 0] });
    expect(endOf([190, 0, 0], { rounds: 4 }, 3).phase).toBe('over');
    expect(rummu.result(endOf([190, 0, 0], { rounds: 4 }, 3))?.rule).toBe('RM-26');
  });

  it('[RM-26] gives the win to the highest total, even if another player reached the target', () => {
    expect(rummu.result(endOf([190, 260, 250]))).toEqual({ rule: 'RM-26', ranks: [3, 1, 2], scores: [200, 260, 250] });
    expect(rummu.result(endOf([150, 0, 0]))).toBeNull();
  });

  it('[RM-A27] shares the win between equal totals', () => {
    expect(rummu.result(endOf([190, 200, 0]))?.ranks).toEqual([1, 1, 3]);
  });

  it('[RM-26] refuses every later command', () => {
    expect(refusalOf(endOf([190, 0, 0]), 'B', 'draw')).toEqual({ rule: 'RM-26', facts: {} });
  });

  it('[RM-3] of a round is a rest before the next deal', () => {
    const state = endOf([0, 0, 0]);
    expect([rummu.rests?.(state), rummu.toAct(state), state.until]).toEqual([true, [], 20_000]);
    expect(refusalOf(state, 'B', 'draw')).toEqual({ rule: 'RM-3', facts: { round: 2 } });
  });
});
