/**
 * Ruckus: all players at once form, steal, draw and complete families of cards, until one has no card left and slaps
 * the draw pile; for 2 to 5 players. Follows the published rulebook; where it is silent or damaged, a ruling (RK-A…)
 * decides.
 */
import { type GameDefinition, type Moment, type Seat, seatsOf, type Verdict } from '@tablee/kernel';
import { playRuckus, projectRuckus } from './actions.ts';
import { pairIn } from './family.ts';
import { checkRuckus, contestRuckus, legalRuckus } from './legality.ts';
import { ruckusNotation } from './notation.ts';
import { ruckusOptions, ruckusPresets } from './options.ts';
import { parseRuckusCommand } from './parse.ts';
import { piecesOfRuckus, swapCards } from './pieces.ts';
import { setupRuckus } from './round.ts';
import { ruckusRulebook } from './rulebook.ts';
import { resultOfRuckus, roundsOfRuckus } from './scoring.ts';
import { readyAt, ruckusEarly } from './timing.ts';
import type { RuckusCommand, RuckusState, RuckusTypes, RuckusView } from './types.ts';
import { sightRuckus, viewRuckus } from './view.ts';
import { ruckusWakeAt, wakeRuckus } from './wakes.ts';

function apply(state: RuckusState, seat: Seat, command: RuckusCommand, { at }: Moment): Verdict<RuckusTypes> {
  const refusal = checkRuckus(viewRuckus(state, seat), seat, command, at);
  return refusal === null ? { ok: true, step: playRuckus(state, seat, command, at) } : { ok: false, refusal };
}

/** The moves that RK-A4 and RK-A5 would enforce anyway: the slap, or a pair. */
function fallback(view: RuckusView): RuckusCommand | null {
  if (view.phase !== 'play' || view.hand === null) return null;
  if (view.hand.length === 0) return { do: 'slap' };
  const pair = pairIn(view.hand);
  return pair === null ? null : { do: 'form', family: pair };
}

/** Above the number of entries of any match seen so far. */
const MAX_ENTRIES = 20_000;

export const ruckus: GameDefinition<RuckusTypes> = {
  id: 'ruckus',
  version: 1,
  traits: { pace: 'realtime', hidden: true, chance: true, legal: 'all' },
  rulebook: ruckusRulebook,
  options: ruckusOptions,
  seatOptions: {},
  presets: ruckusPresets,
  notation: ruckusNotation,
  examples: [
    { do: 'form', family: 'atchoum' },
    { do: 'steal', family: 'boum', from: 1 as Seat },
    { do: 'draw' },
    { do: 'complete', family: 'zzz' },
    { do: 'slap' },
  ],
  seating: () => ({ counts: [2, 3, 4, 5] }),
  setup: setupRuckus,
  parse: parseRuckusCommand,
  check: checkRuckus,
  apply,
  project: projectRuckus,
  wakeAt: ruckusWakeAt,
  wake: wakeRuckus,
  toAct: (state) => (state.phase === 'play' ? seatsOf(state.hands.length) : []),
  view: viewRuckus,
  sight: sightRuckus,
  legal: legalRuckus,
  fallback,
  contest: contestRuckus,
  readyAt: (view, seat, command) => readyAt(view, seat, command.do),
  early: ruckusEarly,
  pieces: piecesOfRuckus,
  swap: swapCards,
  result: resultOfRuckus,
  rounds: roundsOfRuckus,
  rests: ({ phase }) => phase === 'countdown' || phase === 'sheet',
  countsDown: ({ phase }) => phase === 'countdown',
  forChildren: ({ autoCall, autoForm, tempo }) => autoCall && autoForm && tempo !== 'patient',
  bound: () => MAX_ENTRIES,
};
