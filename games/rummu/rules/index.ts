/**
 * Rummü: a rummy in which yellow cards are jokers of their own number and combinations score, for 3 to 6 players, each alone or
 * in pairs. Follows the whole published rulebook; where it is silent or ambiguous, a ruling (RM-A…) decides.
 */
import { type GameDefinition, type Moment, type Seat, type Verdict } from '@tablee/kernel';
import { checkRummu } from './check.ts';
import { fallbackRummu } from './fallback.ts';
import { imagineRummu } from './imagine.ts';
import { legalRummu } from './legal.ts';
import { rummuMind } from './memory.ts';
import { rummuNotation } from './notation.ts';
import { rummuOptions, rummuPresets } from './options.ts';
import { parseRummuCommand } from './parse.ts';
import { isRoundOn } from './phase.ts';
import { piecesOfRummu, swapCards } from './pieces.ts';
import { dealRound, setupRummu } from './round.ts';
import { rummuRulebook } from './rulebook.ts';
import { resultOfRummu, roundsOfRummu } from './scoring.ts';
import { sidesOf } from './sides.ts';
import { playRummu } from './turn.ts';
import type { RummuCommand, RummuState, RummuTypes } from './types.ts';
import { sightRummu, viewRummu } from './view.ts';

function apply(state: RummuState, seat: Seat, command: RummuCommand, moment: Moment): Verdict<RummuTypes> {
  const refusal = checkRummu(viewRummu(state, seat), seat, command);
  return refusal === null ? { ok: true, step: playRummu(state, seat, command, moment) } : { ok: false, refusal };
}

/** More entries than any match has been seen to need. */
const MAX_ENTRIES = 20_000;

export const rummu: GameDefinition<RummuTypes> = {
  id: 'rummu',
  version: 3,
  traits: { pace: 'turns', hidden: true, chance: true, legal: 'some' },
  rulebook: rummuRulebook,
  options: rummuOptions,
  seatOptions: {},
  presets: rummuPresets,
  notation: rummuNotation,
  examples: [
    { do: 'draw' },
    { do: 'take' },
    { do: 'play', moves: [], back: null, discard: 'R5' },
    {
      do: 'play',
      moves: [
        { do: 'lay', cards: ['R5', 'R6', 'R7'] },
        { do: 'add', cards: ['B8'], to: 1 },
        { do: 'swap', card: 'G5', in: 2 },
      ],
      back: { card: 'R5', from: 3 },
      discard: 'R5',
    },
    { do: 'play', moves: [{ do: 'lay', cards: ['Y3', 'Y4', 'Y5'] }], back: null, discard: 'R5' },
    { do: 'play', moves: [{ do: 'lay', cards: ['R3', 'Y4', 'B5', 'Y6'] }], back: null, discard: 'R5' },
  ],
  seating: ({ sides }) => ({ counts: sides === 'pairs' ? [4, 6] : [3, 4, 5, 6] }),
  teams: ({ options, seats }) => sidesOf(options, seats),
  setup: setupRummu,
  parse: parseRummuCommand,
  check: checkRummu,
  apply,
  wakeAt: ({ until }) => until,
  wake: dealRound,
  toAct: (state) => (isRoundOn(state) ? [state.turn] : []),
  view: viewRummu,
  sight: sightRummu,
  legal: legalRummu,
  fallback: fallbackRummu,
  pieces: piecesOfRummu,
  swap: swapCards,
  result: resultOfRummu,
  rounds: roundsOfRummu,
  rests: ({ phase }) => phase === 'sheet',
  mind: rummuMind,
  imagine: imagineRummu,
  bound: () => MAX_ENTRIES,
};
