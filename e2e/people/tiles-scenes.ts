import type { MatchStep } from '@tablee/host';
import { type Seat, toMillis, toSeat } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { tiles } from '../../games/tiles/rules/index.ts';
import { family, junior, play, command as readCommand } from '../../games/tiles/rules/tiles.scenario.ts';
import type { TilesState } from '../../games/tiles/rules/types.ts';
import { positionAt, type TableScene } from '../harness/mock-tables.ts';

const ME: Seat = toSeat(0);
const NAMES = ['Camille', 'Léa', 'Malik', 'Nour'];

/** People at the family table in a position in notation, seen by the first. */
export function familyScene(text: string): TableScene {
  const state = family(text);
  return sceneOf(state, state.racks.length);
}

/** People at the junior table, who have kept nothing yet. */
export function juniorScene(grid: string, count = 2): TableScene {
  return sceneOf({ ...junior(grid), kept: Array.from({ length: count }, () => []) }, count);
}

function sceneOf(state: TilesState, count: number): TableScene {
  const seats = NAMES.slice(0, count).map((name): SeatInfo => {
    return { kind: 'person', name, avatar: 'fox', online: true, away: null };
  });
  return { game: tiles, options: state.options, me: ME, status: 'playing', seats, steps: positionAt(state, 0) };
}

/** The position of a scene before its first step. */
export function startOf({ steps }: TableScene): TilesState {
  return steps[0]?.after as TilesState;
}

/** The step of a command in notation. */
export function stepBy(before: TilesState, seat: 'A' | 'B' | 'C' | 'D', text: string, seq: number): MatchStep {
  const { state, events } = play(before, seat, text);
  const at = toMillis(seq * 1_000);
  const entry = { kind: 'command', seq, at, seat: toSeat('ABCD'.indexOf(seat)), command: readCommand(text), id: null };
  return { seq, at, entry: entry as MatchStep['entry'], before, after: state, events };
}
