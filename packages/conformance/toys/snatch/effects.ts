import { after, type Millis, type Moment, type Rng, type Seat, type Step } from '@tablee/kernel';
import type {
  Card,
  SnatchCommand,
  SnatchEvent,
  SnatchState,
  SnatchTable,
  SnatchTypes,
  SnatchView,
  Tempo,
} from './types.ts';

const PACE_MS: Readonly<Record<Tempo, number>> = { calm: 500, normal: 200, frantic: 100 };
export const QUIET_MS = 3_000;

/** `command` must be legal. */
export function playSnatch(state: SnatchState, seat: Seat, command: SnatchCommand, moment: Moment): Step<SnatchTypes> {
  const paced = startPace(state, seat, moment.at);
  switch (command.do) {
    case 'drop':
      return drop(paced, seat, command.card);
    case 'snatch':
      return snatch(paced, seat, command.card);
    case 'draw':
      return draw(paced, seat, moment.rng);
    case 'slap':
      return takePile(paced, seat, [{ kind: 'slapped', rule: 'SN-7', seat, gained: state.pile.length }]);
  }
}

/** The view after a drop; null for the other commands. `command` must be legal. */
export function projectSnatch(view: SnatchView, seat: Seat, command: SnatchCommand, at: Millis): SnatchView | null {
  const { hand, hands } = view;
  if (command.do !== 'drop' || hand === null) return null;
  const left = hand.filter(({ id }) => id !== command.card);
  const dropped = hand.filter(({ id }) => id === command.card);
  return {
    ...startPace(view, seat, at),
    hand: left,
    hands: hands.with(
      seat,
      left.map(({ id }) => id),
    ),
    pile: [...view.pile, ...dropped],
  };
}

/** SN-2, SN-8. */
function startPace<T extends SnatchTable>(table: T, seat: Seat, at: Millis): T {
  return {
    ...table,
    readyAt: table.readyAt.with(seat, after(at, PACE_MS[table.options.tempo])),
    turnAt: after(at, QUIET_MS),
  };
}

function leaveHand(state: SnatchState, seat: Seat, id: number): { card: Card; left: SnatchState } {
  const hand = state.hands[seat] as readonly Card[];
  const card = hand.find((one) => one.id === id) as Card;
  return {
    card,
    left: {
      ...state,
      hands: state.hands.with(
        seat,
        hand.filter((one) => one !== card),
      ),
    },
  };
}

function drop(state: SnatchState, seat: Seat, id: number): Step<SnatchTypes> {
  const { card, left } = leaveHand(state, seat, id);
  return { state: { ...left, pile: [...left.pile, card] }, events: [{ kind: 'dropped', rule: 'SN-3', seat, card }] };
}

function snatch(state: SnatchState, seat: Seat, id: number): Step<SnatchTypes> {
  const { card, left } = leaveHand(state, seat, id);
  const pile = [...left.pile, card];
  return takePile({ ...left, pile }, seat, [{ kind: 'snatched', rule: 'SN-4', seat, card, gained: pile.length }]);
}

function takePile(state: SnatchState, seat: Seat, events: SnatchEvent[]): Step<SnatchTypes> {
  const score = (state.scores[seat] as number) + state.pile.length;
  const next: SnatchState = {
    ...state,
    scores: state.scores.with(seat, score),
    spent: [...state.spent, ...state.pile],
    pile: [],
  };
  return score < state.options.target ? { state: next, events } : finish(next, 'SN-9', events);
}

function draw(state: SnatchState, seat: Seat, rng: Rng): Step<SnatchTypes> {
  const { state: stocked, events } = restock(state, rng);
  const card = stocked.deck.at(-1) as Card;
  const hands = stocked.hands.with(seat, [...(stocked.hands[seat] as readonly Card[]), card]);
  return {
    state: { ...stocked, hands, deck: stocked.deck.slice(0, -1) },
    events: [...events, { kind: 'drew', rule: 'SN-5', seat, card }],
  };
}

/** SN-6: shuffled cards get new ids, so that nobody can follow one. */
function restock(state: SnatchState, rng: Rng): { state: SnatchState; events: SnatchEvent[] } {
  if (state.deck.length > 0) return { state, events: [] };
  const deck = rng.shuffle(state.spent).map((card, index): Card => ({ id: state.nextId + index, face: card.face }));
  const next = { ...state, deck, spent: [], nextId: state.nextId + deck.length };
  return { state: next, events: [{ kind: 'mixed', rule: 'SN-6' }] };
}

/** SN-8, SN-10: quiet has lasted long enough. */
export function endQuiet(state: SnatchState, moment: Moment): Step<SnatchTypes> {
  const { state: stocked, events } = restock(state, moment.rng);
  const card = stocked.deck.at(-1);
  if (card === undefined) return finish(state, 'SN-10', []);
  const turnAt: Millis = after(moment.at, QUIET_MS);
  return {
    state: { ...stocked, deck: stocked.deck.slice(0, -1), pile: [...stocked.pile, card], turnAt },
    events: [...events, { kind: 'turned', rule: 'SN-8', card }],
  };
}

function finish(state: SnatchState, rule: 'SN-9' | 'SN-10', events: SnatchEvent[]): Step<SnatchTypes> {
  return { state: { ...state, over: rule }, events: [...events, { kind: 'over', rule }] };
}
