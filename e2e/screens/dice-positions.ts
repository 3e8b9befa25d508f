import { type Seat, toMillis } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { drawPosition } from '../../games/dice/rules/drawn.ts';
import type { DiceState, Face, OwnDie, RoundScore } from '../../games/dice/rules/types.ts';
import { CAMILLE } from './tiles-match.ts';

export const SEATS: readonly SeatInfo[] = [
  CAMILLE,
  { kind: 'person', name: 'Léa', avatar: 'fox', online: true, away: null },
];

const CROSSWORD = {
  table: 'R3 . . . . .\nB3 B4 B5 B6\nO3 . . . . .\n.\n.\n. . . K8 R8 O8',
  b: 'B10 K1 O2',
  round: 3,
} as const;

/** Two rounds: Camille wins the first, Léa the second. */
const SHEETS: readonly RoundScore[] = [
  { rule: 'RX-18', winner: 0 as Seat, left: [[], ['R10', 'K13']], points: [23, 0] },
  { rule: 'RX-18', winner: 1 as Seat, left: [['B12', 'O10', 'K9'], []], points: [0, 31] },
];

const COUNTED: readonly RoundScore[] = [
  ...SHEETS,
  { rule: 'RX-18', winner: 1 as Seat, left: [['R12', 'K4', 'J'], []], points: [-10, 16] },
];

export const ROLL: DiceState = {
  ...drawPosition({ ...CROSSWORD, a: 'R6 O6 R12 K4 K13', phase: 'roll' }),
  sheets: SHEETS,
};
export const LAY: DiceState = { ...drawPosition({ ...CROSSWORD, a: 'R6 J O6 R12 K4 K13' }), sheets: SHEETS };
export const SHEET: DiceState = {
  ...drawPosition({ ...CROSSWORD, a: 'R12 K4 J', b: '', phase: 'sheet' }),
  until: toMillis(1e9),
  sheets: COUNTED,
};

export function mineOf({ hands }: DiceState, face: Face): OwnDie {
  return hands[0]?.find((die) => die.face === face) as OwnDie;
}

/** The die above the cell where a wrong line is laid. */
export const ABOVE_WRONG: Face = 'B6';
