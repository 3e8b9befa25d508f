import type { Millis, Seat, Step } from '@tablee/kernel';
import { countIn, pairIn, without } from './family.ts';
import { pileOf } from './legality.ts';
import { endRound } from './round.ts';
import type {
  Family,
  Pile,
  RuckusCommand,
  RuckusEvent,
  RuckusState,
  RuckusTable,
  RuckusTypes,
  RuckusView,
} from './types.ts';

type Piles = RuckusTable['piles'];

/** A command that lays cards of one family from the hand. */
type LayCommand = Extract<RuckusCommand, { family: Family }>;

/** Applies a command that `checkRuckus` has accepted. */
export function playRuckus(state: RuckusState, seat: Seat, command: RuckusCommand, at: Millis): Step<RuckusTypes> {
  const active = noteAction(state, seat, at);
  switch (command.do) {
    case 'draw':
      return draw(active, seat, at);
    case 'slap':
      return endRound(active, seat, [{ kind: 'called', rule: 'RK-15', seat }], at);
    default:
      return lay(active, seat, command, 'RK-4', at);
  }
}

/** The view after a command that lays cards; null for a draw, and for a slap, which others may win. */
export function projectRuckus(view: RuckusView, seat: Seat, command: RuckusCommand, at: Millis): RuckusView | null {
  if (command.do === 'draw' || command.do === 'slap' || view.hand === null) return null;
  const hand = without(view.hand, command.family);
  const piles = pilesAfter(view.piles, seat, command, view.hand);
  const laid = { ...noteAction(view, seat, at), piles, hand, hands: view.hands.with(seat, hand.length) };
  return watchHand(laid, seat, hand, at);
}

/** Starts the pace of this seat (RK-A14) and ends a stall (RK-A13). */
export function noteAction<T extends RuckusTable>(table: T, seat: Seat, at: Millis): T {
  return { ...table, actedAt: table.actedAt.with(seat, at), quietSince: at, stalling: false };
}

/** `rule` is for the event of a command that forms. */
export function lay(
  state: RuckusState,
  seat: Seat,
  command: LayCommand,
  rule: 'RK-4' | 'RK-A5',
  at: Millis,
): Step<RuckusTypes> {
  const before = handOf(state, seat);
  const hand = without(before, command.family);
  const piles = pilesAfter(state.piles, seat, command, before);
  const next = { ...state, piles, hands: state.hands.with(seat, hand) };
  return { state: watchHand(next, seat, hand, at), events: [eventOf(state, next, seat, command, rule)] };
}

function eventOf(
  before: RuckusState,
  { piles }: RuckusState,
  seat: Seat,
  command: LayCommand,
  rule: 'RK-4' | 'RK-A5',
): RuckusEvent {
  const { family } = command;
  const pile = sizeOf(piles, seat, family);
  switch (command.do) {
    case 'form':
      return { kind: 'formed', rule, seat, family, cards: countIn(handOf(before, seat), family), pile };
    case 'steal': {
      const { from } = command;
      return { kind: 'stolen', rule: 'RK-7', seat, family, from, taken: sizeOf(before.piles, from, family), pile };
    }
    case 'complete':
      return { kind: 'completed', rule: 'RK-12', seat, family, pile };
  }
}

/** RK-A6: all copies in the hand are laid together. RK-A7, RK-10: on the own pile, if there is one. */
function pilesAfter(piles: Piles, seat: Seat, command: LayCommand, hand: readonly Family[]): Piles {
  const { family } = command;
  const taken = command.do === 'steal' ? sizeOf(piles, command.from, family) : 0;
  const count = sizeOf(piles, seat, family) + countIn(hand, family) + taken;
  const own = piles[seat] as readonly Pile[];
  const made = { family, count };
  const isNew = !own.some((pile) => pile.family === family);
  const laid = piles.with(seat, isNew ? [...own, made] : own.map((pile) => (pile.family === family ? made : pile)));
  if (command.do !== 'steal') return laid;
  const left = (piles[command.from] as readonly Pile[]).filter((pile) => pile.family !== family);
  return laid.with(command.from, left);
}

function sizeOf(piles: Piles, seat: Seat, family: Family): number {
  return pileOf(piles, seat, family)?.count ?? 0;
}

function draw(state: RuckusState, seat: Seat, at: Millis): Step<RuckusTypes> {
  const family = state.deck.at(-1) as Family;
  const hand = [...handOf(state, seat), family];
  const next = { ...state, deck: state.deck.slice(0, -1), hands: state.hands.with(seat, hand) };
  return { state: watchHand(next, seat, hand, at), events: [{ kind: 'drew', rule: 'RK-11', seat, family }] };
}

function handOf(state: RuckusState, seat: Seat): readonly Family[] {
  return state.hands[seat] as readonly Family[];
}

/** Records since when a hand has contained a pair, and since when it has been empty. */
export function watchHand<T extends RuckusTable>(table: T, seat: Seat, hand: readonly Family[], at: Millis): T {
  const pairSince = pairIn(hand) === null ? null : (table.pairSince[seat] ?? at);
  const emptySince = hand.length > 0 ? null : (table.emptySince[seat] ?? at);
  return {
    ...table,
    pairSince: table.pairSince.with(seat, pairSince),
    emptySince: table.emptySince.with(seat, emptySince),
  };
}
