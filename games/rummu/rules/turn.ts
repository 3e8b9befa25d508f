import { leftOf, type Moment, type Seat, type Step } from '@tablee/kernel';
import { playTurn } from './check.ts';
import { giveAway, sizeOf } from './hand.ts';
import { endRound } from './round.ts';
import { canRenew, drawCard, isUsedUp, takeDiscard } from './stock.ts';
import type { Card, Hand, PlayCommand, RummuCommand, RummuEvent, RummuState, RummuTypes } from './types.ts';
import { viewRummu } from './view.ts';

/** Plays a command that was checked. */
export function playRummu(state: RummuState, seat: Seat, command: RummuCommand, moment: Moment): Step<RummuTypes> {
  switch (command.do) {
    case 'draw':
      return drawCard(state, seat, moment);
    case 'take':
      return takeDiscard(state, seat);
    case 'play':
      return play(state, seat, command, moment);
  }
}

/** RM-5, RM-19. */
function play(state: RummuState, seat: Seat, command: PlayCommand, moment: Moment): Step<RummuTypes> {
  const composed = playTurn(viewRummu(state, seat), seat, command);
  if (!composed.ok) throw new Error('only a turn that was checked is played');
  const { now } = composed;
  const discard = command.discard as Card;
  const hand = giveAway(now.hand, discard) as Hand;
  const next: RummuState = {
    ...state,
    hands: state.hands.with(seat, hand),
    melds: now.melds,
    nextMeld: now.nextMeld,
    discards: [...state.discards, discard],
    taken: [],
  };
  const events: RummuEvent[] = [...now.events, { kind: 'discarded', rule: 'RM-19', seat, card: discard }];
  if (sizeOf(hand) > 0) return passTurn(next, events, moment);
  return endRound(next, seat, [...events, { kind: 'finished', rule: 'RM-21', seat }], moment.at);
}

/** RM-A18: the round ends when the stock is used up for the last time, or after a whole circle without a stock. */
function passTurn(state: RummuState, events: readonly RummuEvent[], { at }: Moment): Step<RummuTypes> {
  const isDry = state.stock.length === 0 && !canRenew(state.discards.length, state.renewals);
  const dry = isDry ? state.dry + 1 : 0;
  if (isUsedUp(state) || dry > state.hands.length) {
    return endRound(state, null, [...events, { kind: 'dried-up', rule: 'RM-A18' }], at);
  }
  return { state: { ...state, phase: 'draw', turn: leftOf(state.turn, state.hands.length), dry }, events };
}
