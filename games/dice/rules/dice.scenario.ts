import { scenarioOf } from '@tablee/conformance/scenario';
import { letterOf } from '@tablee/kernel';
import { drawLay } from './drawn.ts';
import { dice } from './index.ts';
import { readCommand } from './read-notation.ts';
import type { DiceState } from './types.ts';

export const { play, wake, refusalOf, isLegal, legalOf } = scenarioOf(dice, readCommand);

/** The result of `check` when the player to move lays this table, drawn as in drawn.ts. */
export function refusalOfTable(state: DiceState, drawing: string): ReturnType<typeof refusalOf> {
  return refusalOf(state, letterOf(state.turn), dice.notation.command(drawLay(state, drawing)));
}

export function playTable(state: DiceState, drawing: string): ReturnType<typeof play<DiceState>> {
  return play(state, letterOf(state.turn), dice.notation.command(drawLay(state, drawing)));
}

/** The state before these seats' first throws of the round. */
export function unrolled(state: DiceState, seats: readonly number[] = [0, 1]): DiceState {
  const hands = state.hands.map((hand, seat) =>
    seats.includes(seat) ? hand.map(({ die }) => ({ die, face: null })) : hand,
  );
  return { ...state, hands };
}
