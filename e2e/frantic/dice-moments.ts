import type { MatchStep } from '@tablee/host';
import { toSeat } from '@tablee/kernel';
import { DICE } from '../../games/dice/rules/face.ts';
import type { DiceEvent, DiceState, Placed, ShownDie } from '../../games/dice/rules/types.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';
import type { BusyMoment } from './measure-frames.ts';

/** Nine dice for each player as a round begins; and a table on which every die moves and six are added. */
const THROWN = diceScene({ a: 'R4 O4 B2 B3 K2 R3 K4 O3 K3', b: 'K7 K8 K6 O7 R8 O8 B7 B8 O9' });
const LAID = diceScene({ table: 'R3 R4 R5 . B7 B8 B9 . K1 K2 K3', a: 'R7', b: 'O4 O5 O6 R10 R11 R12' });

export const DICE_MOMENTS: readonly BusyMoment[] = [
  { title: 'nine dice thrown', scene: THROWN, step: thrown(stateOf(THROWN)) },
  { title: 'nine dice moved and six laid', scene: LAID, step: laid(stateOf(LAID)) },
];

function thrown(before: DiceState): MatchStep {
  const [own = [], other = []] = before.hands;
  const shown = own.map(({ die }): ShownDie => ({ die, face: DICE[die]?.[5] ?? 'J' }));
  const event: DiceEvent = { kind: 'rolled', rule: 'RX-9', seat: toSeat(0), shown, kept: 0 };
  return stepOf(before, { ...before, hands: [shown, other] }, event);
}

/** Rows become columns, so that every die moves. */
function laid(before: DiceState): MatchStep {
  const [own = [], other = []] = before.hands;
  const moved = before.table.map((die): Placed => ({ ...die, x: 2 * Math.floor(die.x / 4), y: die.x % 4 }));
  const placed = (other as readonly ShownDie[]).map((die, index): Placed => {
    return { ...die, x: 7 + (index % 3), y: 2 * Math.floor(index / 3) };
  });
  const after = { ...before, table: [...moved, ...placed], hands: [own, []], fresh: placed.map(({ die }) => die) };
  const event: DiceEvent = { kind: 'laid', rule: 'RX-7', seat: toSeat(1), placed, moved: moved.map(({ die }) => die) };
  return stepOf(before, after, event);
}

function stepOf(before: DiceState, after: DiceState, event: DiceEvent): MatchStep {
  return { seq: 1, at: 0, entry: null, before, after, events: [event] };
}
