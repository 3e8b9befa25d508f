import type { Seat } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { ruckus } from '../../games/ruckus/rules/index.ts';
import { NOW, round } from '../../games/ruckus/rules/ruckus.scenario.ts';
import type { RuckusState } from '../../games/ruckus/rules/types.ts';
import { positionAt, type TableScene } from '../harness/mock-tables.ts';

const NAMES = ['Camille', 'Léa', 'Malik', 'Nour', 'Hugo'];

/** People at a Ruckus table in a position in notation, seen by the first. */
export function ruckusScene(text: string, change: Partial<RuckusState> = {}): TableScene {
  const state = { ...round(text), ...change };
  return {
    game: ruckus,
    options: state.options,
    me: 0 as Seat,
    status: state.phase === 'over' ? 'over' : 'playing',
    seats: state.hands.map((_, seat) => sitter(seat)),
    steps: positionAt(state, NOW),
  };
}

function sitter(seat: number): SeatInfo {
  return { kind: 'person', name: NAMES[seat] as string, avatar: 'fox', online: true, away: null };
}
