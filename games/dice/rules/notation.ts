import { letterOf, type Notation } from '@tablee/kernel';
import type { DiceCommand, DiceState, DiceTypes } from './types.ts';

/**
 * A die is written with its number and face, "7:R10", or "7:-" before it is rolled; on the table with its cell,
 * "7:R10@2,-1".
 */
function writeCommand(command: DiceCommand): string {
  switch (command.do) {
    case 'roll':
      return ['roll', ...command.dice].join(' ');
    case 'lay':
      return ['lay', ...command.table.map(({ die, x, y }) => `${die}@${x},${y}`)].join(' ');
    case 'pass':
      return 'pass';
  }
}

function writeState(state: DiceState): string {
  const hands = state.hands.map((hand, seat) =>
    [letterOf(seat), ...hand.map(({ die, face }) => `${die}:${face ?? '-'}`)].join(' '),
  );
  const table = state.table.map(({ die, face, x, y }) => `${die}:${face}@${x},${y}`);
  return [
    `turn ${letterOf(state.turn)} ${state.phase}`,
    `round ${state.round} ${letterOf(state.starter)}`,
    ['fruitless', ...state.fruitless].join(' '),
    ['table', ...table].join(' '),
    ['fresh', ...state.fresh].join(' '),
    ...hands,
    ...state.sheets.map(({ rule, points }) => `${rule} ${points.join(' : ')}`),
  ].join('\n');
}

export const diceNotation: Notation<DiceTypes> = { command: writeCommand, state: writeState, view: writeState };
