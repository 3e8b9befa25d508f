import { describe, expect, it } from 'vitest';
import { ruckus } from './index.ts';
import { play, refusalOf, round, wake, wakeIn } from './ruckus.scenario.ts';
import { SHEET_MS } from './timing.ts';
import type { RuckusState } from './types.ts';

describe('the score', () => {
  function sheetOf(text: string, totals?: readonly number[]): RuckusState {
    const state = round(text);
    return play({ ...state, totals: totals ?? state.totals }, 'A', 'slap').state;
  }

  it('[RK-17] each card laid is a point', () => {
    expect(sheetOf('deck\nA | boum×3 zzz×2\nB |  coa×6').sheets[0]?.map(({ laid }) => laid)).toEqual([5, 6]);
  });

  it('[RK-18] each card in hand costs a point', () => {
    expect(sheetOf('deck\nA | zzz×2\nB meuh dring | coa×6').sheets[0]?.[1]).toMatchObject({ inHand: 2, points: 4 });
  });

  it('[RK-A1] the sign of a card in hand is minus', () => {
    const [more, less] = ['meuh', 'meuh dring'].map(
      (hand) => sheetOf(`deck\nA |\nB ${hand} | coa×6`).sheets[0]?.[1]?.points,
    );
    expect([more, less]).toEqual([5, 4]);
  });

  it('[RK-19] the caller gets two points more', () => {
    expect(sheetOf('deck\nA | zzz×2\nB meuh | coa×6').sheets[0]?.[0]).toEqual({
      laid: 2,
      inHand: 0,
      bonus: 2,
      points: 4,
    });
  });

  it('[RK-A2] a round never counts below 0, and takes nothing from the total', () => {
    const state = sheetOf('deck\nA |\nB meuh dring coa | zzz×2', [10, 20]);
    expect(state.sheets[0]?.[1]).toEqual({ laid: 2, inHand: 3, bonus: 0, points: 0 });
    expect(state.totals).toEqual([12, 20]);
  });

  it('[RK-20] rounds go on until somebody has 50', () => {
    const state = sheetOf('deck\nA | boum×6\nB meuh | zzz×5', [41, 20]);
    expect([state.phase, state.totals]).toEqual(['sheet', [49, 24]]);
    const { state: dealt, events } = wake(state);
    expect(dealt).toMatchObject({ phase: 'countdown', round: 2, totals: [49, 24], piles: [[], []] });
    expect(dealt.hands.map((hand) => hand.length)).toEqual([7, 7]);
    expect(dealt.actedAt).toEqual([null, null]);
    expect(events.map(({ kind }) => kind)).toEqual(['dealt']);
    expect(wakeIn(state)).toBe(SHEET_MS);
  });

  it('[RK-20] the match ends with the round in which 50 is reached, and the highest total wins', () => {
    const state = sheetOf('deck\nA | boum×6\nB meuh | zzz×6', [42, 48]);
    expect(ruckus.result(state)).toEqual({ rule: 'RK-20', ranks: [2, 1], scores: [50, 53] });
    expect(refusalOf(state, 'A', 'slap', 10)).toEqual({ rule: 'RK-20', facts: {} });
  });

  it('[RK-20] players with equal totals share the win', () => {
    expect(ruckus.result(sheetOf('deck\nA | boum×6\nB meuh | zzz×6', [42, 45]))).toMatchObject({ ranks: [1, 1] });
  });

  it.each([50, 75, 100] as const)('[RK-A19] the target may be %i', (target) => {
    const state = { ...round('deck\nA | boum×6\nB meuh |', { target }), totals: [target - 9, 0] };
    expect(play(state, 'A', 'slap').state.phase).toBe('sheet');
    expect(play({ ...state, totals: [target - 8, 0] }, 'A', 'slap').state.phase).toBe('over');
  });
});
