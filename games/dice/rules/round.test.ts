import { openMatch, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { playTable, refusalOf, wake } from './dice.scenario.ts';
import { drawPosition } from './drawn.ts';
import { COLOURS, DICE, faceOf, HIGHEST } from './face.ts';
import { dice } from './index.ts';
import type { DiceState, DiceTypes } from './types.ts';

function dealt(word: string, preset = 'classic'): DiceState {
  const table = tableFor(dice, preset, 2) as TableSetup<DiceTypes>;
  return openMatch(dice, table, seedFromWord(word)).match.state;
}

describe('the box', () => {
  it('[RX-2] has eighteen dice with every number of every colour twice, and four jokers', () => {
    const faces = DICE.flat();
    expect(DICE.map((die) => die.length)).toEqual(Array.from({ length: 18 }, () => 6));
    expect(faces.filter((face) => face === 'J')).toHaveLength(4);
    for (const colour of COLOURS) {
      for (let number = 1; number <= HIGHEST; number += 1) {
        expect(faces.filter((face) => face === faceOf(colour, number))).toHaveLength(2);
      }
    }
  });

  it('[RX-2] has dice that bear no number twice, and at most two faces of a colour', () => {
    for (const die of DICE) {
      expect(new Set(die.map((face) => face.slice(1))).size).toBe(6);
      for (const colour of COLOURS) expect(die.filter((face) => face.startsWith(colour)).length).toBeLessThan(3);
    }
  });
});

describe('a match', () => {
  const words = Array.from({ length: 40 }, (_, index) => `deal ${index}`);

  it('[RX-A14] is started by a random player', () => {
    const starters = words.map((word) => dealt(word).turn);
    expect(new Set(starters)).toEqual(new Set([0, 1]));
    expect(words.every((word) => dealt(word).turn === dealt(word).starter)).toBe(true);
  });

  it('[RX-2] begins with nine dice each, which differ from match to match', () => {
    const hands = words.map((word) => dealt(word).hands.map((hand) => hand.map(({ die }) => die)));
    expect(hands.every(([a = [], b = []]) => a.length === 9 && new Set([...a, ...b]).size === 18)).toBe(true);
    expect(new Set(hands.map(String)).size).toBe(40);
  });

  it('[RX-A25] has two rounds, or a stricter duty, by preset', () => {
    expect(dealt('deal').options).toMatchObject({ rounds: 6, duty: 'own-set' });
    expect(dealt('deal', 'short').options).toMatchObject({ rounds: 2, duty: 'own-set' });
    expect(dealt('deal', 'strict').options).toMatchObject({ rounds: 6, duty: 'anything' });
  });

  it('[RX-A18] begins with unrolled dice', () => {
    expect(dealt('deal').hands.flat()).toHaveLength(18);
    expect(
      dealt('deal')
        .hands.flat()
        .every(({ face }) => face === null),
    ).toBe(true);
  });

  it('[RX-A19] shows all dice to everybody', () => {
    const state = drawPosition({ table: 'R3 R4 R5', a: 'R6', b: 'B1 J' });
    for (const viewer of [0, 1, 'spectator'] as const) expect(dice.view(state, viewer as never)).toEqual(state);
  });

  it('[RX-A20] needs no wake while a player is to act', () => {
    for (const phase of ['roll', 'lay', 'count'] as const) {
      expect(dice.wakeAt(drawPosition({ a: 'R1', b: 'B1', phase }))).toBeNull();
    }
  });

  it('[RX-2] is started three times by each player in six rounds', () => {
    let state = drawPosition({ a: 'R1 R2 R3', b: 'B5 B1' });
    const starters: number[] = [];
    for (let round = 1; round <= 6; round += 1) {
      starters.push(state.starter);
      const { turn } = state;
      const played = drawPosition({ [turn === 0 ? 'a' : 'b']: 'R1 R2 R3', [turn === 0 ? 'b' : 'a']: 'B5', round });
      state = playTable({ ...played, turn, starter: state.starter }, 'R1 R2 R3').state;
      if (state.phase === 'sheet') state = wake(state).state;
    }
    expect(starters).toEqual([0, 1, 0, 1, 0, 1]);
    expect(state.phase).toBe('over');
  });

  it('[RX-2] shows the score sheet before the next round', () => {
    const { state } = playTable(drawPosition({ a: 'R1 R2 R3', b: 'B5' }), 'R1 R2 R3');
    expect([dice.rests?.(state), dice.toAct(state), state.until]).toEqual([true, [], 15_000]);
    expect(refusalOf(state, 'A', 'pass')).toEqual({ rule: 'RX-2', facts: { round: 2 } });
  });
});
