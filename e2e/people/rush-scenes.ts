import type { MatchStep } from '@tablee/host';
import { type Millis, seatOf, toMillis, toSeat } from '@tablee/kernel';
import { rushOut } from '../../games/rush-out/rules/index.ts';
import { readCommand } from '../../games/rush-out/rules/read-notation.ts';
import { NOW, play, wake } from '../../games/rush-out/rules/rush.scenario.ts';
import type { RushState } from '../../games/rush-out/rules/types.ts';
import { positionAt, type TableScene } from '../harness/mock-tables.ts';
import { type RushDrawn, rushPosition } from './rush-position.ts';
import { seatedPeople } from './seated.ts';

/** People at a table of Rush Out! in a position in notation, seen by the first; match time is stopped. */
export function rushScene(drawn: RushDrawn, change: Partial<RushState> = {}): TableScene {
  const state = { ...rushPosition(drawn, toMillis(NOW)), ...change };
  return {
    game: rushOut,
    options: state.options,
    seatOptions: state.seatOptions.map((chosen) => ({ ...chosen })),
    me: toSeat(0),
    status: state.phase === 'over' ? 'over' : 'playing',
    seats: seatedPeople(state.dice.length),
    steps: positionAt(state, NOW),
    isClockStopped: true,
  };
}

export function stateOf({ steps }: TableScene): RushState {
  return steps[0]?.after as RushState;
}

/** The step of a command in notation. */
export function stepBy(before: RushState, letter: string, text: string, seq: number, ms = 0): MatchStep {
  const at = toMillis(NOW + ms);
  const { state, events } = play(before, letter, text, ms);
  const entry = { kind: 'command', seq, at, seat: seatOf(letter), command: readCommand(text), id: null };
  return { seq, at, entry: entry as MatchStep['entry'], before, after: state, events };
}

/** The step of the next wake. */
export function wakeStep(before: RushState, seq: number): MatchStep {
  const { state, events } = wake(before);
  return { seq, at: rushOut.wakeAt(before) as Millis, entry: null, before, after: state, events };
}
