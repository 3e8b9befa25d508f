import { type Seat, toSeat } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { tiles } from '../../games/tiles/rules/index.ts';
import { family } from '../../games/tiles/rules/tiles.scenario.ts';
import { positionAt, type Scene } from '../harness/stage.ts';

const ME: Seat = toSeat(0);
const NAMES = ['Camille', 'Léa', 'Malik', 'Nour'];

/** People at the family table in a position of its notation; the first of them looks at it. */
export function familyScene(text: string): Scene {
  const state = family(text);
  const seats = state.racks.map((_, seat): SeatInfo => {
    return { kind: 'person', name: NAMES[seat] as string, avatar: 'fox', online: true, away: null };
  });
  return { game: tiles, options: state.options, me: ME, status: 'playing', seats, steps: positionAt(state, 0) };
}
