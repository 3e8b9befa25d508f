import { toSeat } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { type DrawnPosition, drawPosition } from '../../games/dice/rules/drawn.ts';
import { dice } from '../../games/dice/rules/index.ts';
import type { DiceState } from '../../games/dice/rules/types.ts';
import { positionAt, type TableScene } from '../harness/mock-tables.ts';

const SEATS = ['Camille', 'Léa'].map((name): SeatInfo => {
  return { kind: 'person', name, avatar: 'fox', online: true, away: null };
});

/** Two people at the dice table in a drawn position, seen by the first. */
export function diceScene(drawn: DrawnPosition, change: Partial<DiceState> = {}): TableScene {
  const state = { ...drawPosition(drawn), ...change };
  return {
    game: dice,
    options: state.options,
    me: toSeat(0),
    status: state.phase === 'over' ? 'over' : 'playing',
    seats: SEATS,
    steps: positionAt(state, 0),
  };
}

export function stateOf({ steps }: TableScene): DiceState {
  return steps[0]?.after as DiceState;
}
