import {
  after,
  leftOf,
  type Millis,
  type Moment,
  type Seat,
  type Step,
  seatsOf,
  type TableSetup,
} from '@tablee/kernel';
import { CARDS, sortCards } from './card.ts';
import { cardsIn, endRuleOf, scoreRound, totalsOf } from './scoring.ts';
import type { Card, Hand, RummuEvent, RummuState, RummuTypes } from './types.ts';

/** RM-3: cards for each player, by the number of players. */
const CARDS_DEALT: Readonly<Record<number, number>> = { 3: 9, 4: 8, 5: 8, 6: 7 };
/** Time between the end of a round and the next deal. */
const SHEET_PAUSE_MS = 20_000;

/** RM-A26: chance decides who deals first. */
export function setupRummu({ seats, options }: TableSetup<RummuTypes>, moment: Moment): Step<RummuTypes> {
  const everybody = seatsOf(seats);
  const last = moment.rng.pick(everybody);
  const empty: RummuState = {
    options,
    phase: 'sheet',
    round: 0,
    dealer: last,
    turn: last,
    melds: [],
    nextMeld: 1,
    taken: [],
    renewals: 0,
    dry: 0,
    sheets: [],
    until: null,
    hands: everybody.map(() => ({ open: [], closed: [] })),
    stock: [],
    discards: [],
  };
  return dealRound(empty, moment);
}

/** RM-3, RM-4, RM-A26: the next player deals, and the one to their left begins. */
export function dealRound(state: RummuState, { rng }: Moment): Step<RummuTypes> {
  const seats = state.hands.length;
  const deck = rng.shuffle(CARDS);
  const hands = state.hands.map(() => sortCards(deck.splice(0, CARDS_DEALT[seats])));
  const [up, ...stock] = deck as [Card, ...Card[]];
  const dealer = leftOf(state.dealer, seats);
  const first = leftOf(dealer, seats);
  const next: RummuState = {
    ...state,
    phase: 'draw',
    round: state.round + 1,
    dealer,
    turn: first,
    melds: [],
    nextMeld: 1,
    taken: [],
    renewals: 0,
    dry: 0,
    until: null,
    hands: hands.map((closed) => ({ open: [], closed })),
    stock,
    discards: [up],
  };
  return { state: next, events: [{ kind: 'dealt', rule: 'RM-3', round: next.round, dealer, first, up, hands }] };
}

/** RM-21 to RM-26, RM-A32: hands are laid open and counted; the target or the last round ends the match. */
export function endRound(
  state: RummuState,
  finisher: Seat | null,
  events: readonly RummuEvent[],
  at: Millis,
): Step<RummuTypes> {
  const score = scoreRound(state, finisher);
  const counted: RummuState = {
    ...state,
    hands: state.hands.map((hand): Hand => ({ open: sortCards(cardsIn(hand)), closed: [] })),
    sheets: [...state.sheets, score],
  };
  const totals = totalsOf(counted, state.hands.length);
  const rule = endRuleOf(counted, state.hands.length);
  const told: RummuEvent[] = [...events, { kind: 'scored', rule: 'RM-22', score, totals }];
  return {
    state: {
      ...counted,
      phase: rule === null ? 'sheet' : 'over',
      until: rule === null ? after(at, SHEET_PAUSE_MS) : null,
    },
    events: rule === null ? told : [...told, { kind: 'over', rule }],
  };
}
