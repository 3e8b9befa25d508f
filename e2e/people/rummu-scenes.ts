import type { MatchStep } from '@tablee/host';
import { seatOf, toMillis, toSeat } from '@tablee/kernel';
import { rummu } from '../../games/rummu/rules/index.ts';
import { readCommand } from '../../games/rummu/rules/read-notation.ts';
import { type PositionText, play, position } from '../../games/rummu/rules/rummu.scenario.ts';
import type { RummuState } from '../../games/rummu/rules/types.ts';
import { positionAt, type TableScene } from '../harness/mock-tables.ts';
import { seatedPeople } from './seated.ts';

/** People at a Rummü table in a drawn position, seen by the first. */
export function rummuScene(drawn: PositionText, change: Partial<RummuState> = {}): TableScene {
  const state = { ...position(drawn), ...change };
  const seats = seatedPeople(state.hands.length);
  const status = state.phase === 'over' ? 'over' : 'playing';
  return { game: rummu, options: state.options, me: toSeat(0), status, seats, steps: positionAt(state, 0) };
}

export function stateOf({ steps }: TableScene): RummuState {
  return steps[0]?.after as RummuState;
}

/** The step of a command in notation. */
export function stepBy(before: RummuState, letter: string, text: string, seq: number): MatchStep {
  const { state, events } = play(before, letter, text);
  const at = toMillis(seq * 1_000);
  const entry = { kind: 'command', seq, at, seat: seatOf(letter), command: readCommand(text), id: null };
  return { seq, at, entry: entry as MatchStep['entry'], before, after: state, events };
}
