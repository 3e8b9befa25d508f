/**
 * Rummikub dice: eighteen dice, a crossword of groups and runs, six rounds for two players. Follows the published
 * rulebook; where it is silent or ambiguous, a ruling (RX-A…) decides.
 */
import { type GameDefinition, type Moment, type Seat, type Verdict } from '@tablee/kernel';
import { checkDice } from './check.ts';
import { fallbackDice } from './fallback.ts';
import { legalDice } from './legal.ts';
import { diceNotation } from './notation.ts';
import { diceOptions, dicePresets } from './options.ts';
import { parseDiceCommand } from './parse.ts';
import { piecesOfDice } from './pieces.ts';
import { dealRound, setupDice } from './round.ts';
import { diceRulebook } from './rulebook.ts';
import { resultOfDice, roundsOfDice } from './scoring.ts';
import { playDice } from './turn.ts';
import type { DiceCommand, DiceState, DiceTypes } from './types.ts';
import { sightDice, viewDice } from './view.ts';

function apply(state: DiceState, seat: Seat, command: DiceCommand, moment: Moment): Verdict<DiceTypes> {
  const refusal = checkDice(viewDice(state), seat, command);
  return refusal === null ? { ok: true, step: playDice(state, seat, command, moment) } : { ok: false, refusal };
}

function isToAct({ phase }: DiceState): boolean {
  return phase === 'roll' || phase === 'lay' || phase === 'count';
}

/** Above the number of entries of any match seen so far. */
const MAX_ENTRIES = 2_000;

export const dice: GameDefinition<DiceTypes> = {
  id: 'dice',
  version: 3,
  traits: { pace: 'turns', hidden: false, chance: true, legal: 'some' },
  rulebook: diceRulebook,
  options: diceOptions,
  seatOptions: {},
  presets: dicePresets,
  notation: diceNotation,
  examples: [{ do: 'roll', dice: [0, 1] }, { do: 'lay', table: [{ die: 0, x: 0, y: 0 }] }, { do: 'pass' }],
  seating: () => ({ counts: [2] }),
  setup: setupDice,
  parse: parseDiceCommand,
  check: checkDice,
  apply,
  wakeAt: ({ until }) => until,
  wake: dealRound,
  toAct: (state) => (isToAct(state) ? [state.turn] : []),
  view: viewDice,
  sight: sightDice,
  legal: legalDice,
  fallback: fallbackDice,
  pieces: piecesOfDice,
  swap: (state) => state,
  result: resultOfDice,
  rounds: roundsOfDice,
  rests: ({ phase }) => phase === 'sheet',
  bound: () => MAX_ENTRIES,
};
