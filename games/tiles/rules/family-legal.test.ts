import { canonical, seedFromWord, stepRng, toMillis } from '@tablee/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiles } from './index.ts';
import { byColourThenValue, TILES, type Tile } from './tile.ts';
import { family, legalOf, refusalOf } from './tiles.scenario.ts';
import type { FamilyState, LayCommand } from './types.ts';

describe('the list of legal commands', () => {
  it('[DR-A8] has no lay that reaches over a neighbour among three starters in a row', () => {
    const state = family('turn A play\ntable [1 R4] [2 R5] [3 R6]\npool G1\nA R3 R7 B1\nB G6');
    expect(legalOf(state, 'A')).toEqual(['lay R3 > 1', 'lay R7 > 3']);
    expect(refusalOf(state, 'A', 'lay R3 R7 > 2')).toMatchObject({ rule: 'DR-6', facts: { why: 'gap' } });
    expect(refusalOf(state, 'A', 'lay R3 R7 > 1')).toMatchObject({ rule: 'DR-A8' });
  });

  /** A random rack and table: starters, some of them grown by a few random lays. */
  function position(seed: number, joining: boolean): FamilyState {
    const rng = stepRng(seedFromWord(`position ${seed}`), 0);
    const mixed = rng.shuffle(TILES.filter((tile) => Number(tile.slice(1)) <= 7));
    const take = (count: number): string => mixed.splice(0, count).join(' ');
    const starters = [1, 2, 3, 4, 5, 6].map((id) => `[${id} ${take(1)}]`).join(' ');
    let state = family(`turn A play\ntable ${starters}\npool ${take(4)}\nA ${take(6)}\nB ${take(6)}\nC ${take(5)}`, {
      joining,
    });
    for (let lays = rng.below(6); lays > 0 && state.phase !== 'over'; lays -= 1) {
      const seat = state.turn;
      const command = rng.pick([...tiles.legal(tiles.view(state, seat), seat, toMillis(0))]);
      const verdict = tiles.apply(state, seat, command, { at: toMillis(0), rng });
      if (verdict.ok) state = verdict.step.state as FamilyState;
    }
    return state;
  }

  function* everyLay(state: FamilyState): Generator<LayCommand> {
    const rack = state.racks[state.turn] as readonly Tile[];
    for (let mask = 1; mask < 1 << rack.length; mask += 1) {
      const some = rack.filter((_, bit) => (mask >> bit) & 1).toSorted(byColourThenValue);
      for (const on of [null, ...state.series.map(({ id }) => id)]) yield { do: 'lay', tiles: some, on };
    }
  }

  it.each([true, false])('has exactly the lays of rack tiles that check accepts (joining: %s)', (joining) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const state = position(seed, joining);
        const view = tiles.view(state, state.turn);
        const listed = [...tiles.legal(view, state.turn, toMillis(0))].filter((command) => command.do === 'lay');
        const accepted = [...everyLay(state)].filter((lay) => tiles.check(view, state.turn, lay, toMillis(0)) === null);
        expect(listed.map(canonical).toSorted()).toEqual(accepted.map(canonical).toSorted());
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it('[DR-A12] refuses another gap as a gap, even with 13 and 1 among the tiles', () => {
    const state = family('turn A play\ntable [1 P3]\npool G1\nA R1 R7 R13 R12\nB G6');
    expect(refusalOf(state, 'A', 'lay R1 R7 R13 > new')).toMatchObject({ rule: 'DR-6', facts: { why: 'gap' } });
    expect(refusalOf(state, 'A', 'lay R1 R12 R13 > new')).toEqual({ rule: 'DR-A12', facts: {} });
  });
});
