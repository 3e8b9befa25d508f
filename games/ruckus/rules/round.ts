import { after, type Millis, type Moment, type Seat, type Step, seatsOf, type TableSetup } from '@tablee/kernel';
import { CARDS } from './family.ts';
import { scoreRound } from './scoring.ts';
import { waitsOf } from './timing.ts';
import type { RuckusEvent, RuckusState, RuckusTypes } from './types.ts';

/** RK-2 */
const HAND_CARDS = 7;

export function setupRuckus(table: TableSetup<RuckusTypes>, moment: Moment): Step<RuckusTypes> {
  const nobody = seatsOf(table.seats);
  const empty: RuckusState = {
    options: table.options,
    phase: 'countdown',
    round: 0,
    piles: nobody.map(() => []),
    hands: nobody.map(() => []),
    deck: [],
    totals: nobody.map(() => 0),
    sheets: [],
    until: null,
    actedAt: nobody.map(() => null),
    pairSince: nobody.map(() => null),
    emptySince: nobody.map(() => null),
    quietSince: moment.at,
    stalling: false,
  };
  return dealRound(empty, moment);
}

/** RK-2, RK-3: shuffles and deals. The start is called after the countdown. */
export function dealRound(state: RuckusState, { at, rng }: Moment): Step<RuckusTypes> {
  const deck = rng.shuffle(CARDS);
  const hands = state.hands.map(() => deck.splice(0, HAND_CARDS));
  const next: RuckusState = {
    ...state,
    phase: 'countdown',
    round: state.round + 1,
    piles: state.piles.map(() => []),
    hands,
    deck,
    until: after(at, waitsOf(state.options).countdown),
    actedAt: state.actedAt.map(() => null),
  };
  return { state: next, events: [{ kind: 'dealt', rule: 'RK-2', hands }] };
}

/** RK-A3: counts the piles and hands of this instant. RK-20: the end of a round may end the match. */
export function endRound(
  state: RuckusState,
  caller: Seat | null,
  events: RuckusEvent[],
  at: Millis,
): Step<RuckusTypes> {
  const sheet = scoreRound(state, caller);
  const totals = state.totals.map((total, seat) => total + (sheet[seat]?.points ?? 0));
  const isOver = totals.some((total) => total >= state.options.target);
  const next: RuckusState = {
    ...state,
    phase: isOver ? 'over' : 'sheet',
    totals,
    sheets: [...state.sheets, sheet],
    until: isOver ? null : after(at, waitsOf(state.options).sheet),
    pairSince: state.pairSince.map(() => null),
    emptySince: state.emptySince.map(() => null),
    stalling: false,
  };
  const scored: RuckusEvent = { kind: 'scored', rule: 'RK-17', sheet, totals };
  return { state: next, events: isOver ? [...events, scored, { kind: 'over', rule: 'RK-20' }] : [...events, scored] };
}
