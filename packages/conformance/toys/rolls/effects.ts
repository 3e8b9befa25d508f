import { after, type Moment, type Rng, type Seat, type Step } from '@tablee/kernel';
import { COST_OF_BURYING, isOver } from './legality.ts';
import type { Back, Card, RollsCommand, RollsEvent, RollsState, RollsTypes } from './types.ts';

export const LOOK_MS = 3_000;
const PAUSE_MS = { calm: 2_600, brisk: 1_300 } as const;
export const DICE = 3;
const SIDES = 6;
const COST_OF_A_WORD = 1;
const POINTS: Readonly<Record<Back, number>> = { day: 1, night: 2 };

/** `command` must be legal. */
export function playRolls(state: RollsState, seat: Seat, command: RollsCommand, moment: Moment): Step<RollsTypes> {
  if (command.do === 'roll') return roll(state, seat, moment);
  if (command.do === 'speak') return speak(state, seat);
  const hand = state.hands[seat] as readonly Card[];
  const card = hand.find(({ id }) => id === command.card) as Card;
  const left = {
    ...state,
    hands: state.hands.with(
      seat,
      hand.filter((kept) => kept !== card),
    ),
  };
  return command.do === 'score' ? score(left, seat, card, moment.rng) : bury(left, seat, card, moment.rng);
}

function roll(state: RollsState, seat: Seat, { at, rng }: Moment): Step<RollsTypes> {
  const shows = Array.from({ length: DICE }, () => 1 + rng.below(SIDES));
  const stillAt = state.stillAt.with(seat, after(at, PAUSE_MS[state.options.pause]));
  return {
    state: { ...state, dice: state.dice.with(seat, shows), stillAt },
    events: [{ kind: 'rolled', rule: 'RL-3', seat, shows }],
  };
}

function speak(state: RollsState, seat: Seat): Step<RollsTypes> {
  const scores = state.scores.with(seat, (state.scores[seat] as number) - COST_OF_A_WORD);
  return { state: { ...state, scores }, events: [{ kind: 'spoke', rule: 'RL-9', seat, points: COST_OF_A_WORD }] };
}

function score(state: RollsState, seat: Seat, card: Card, rng: Rng): Step<RollsTypes> {
  const points = POINTS[card.back];
  const next: RollsState = {
    ...drawAfter(state, seat, state.open, rng),
    open: card,
    scores: state.scores.with(seat, (state.scores[seat] as number) + points),
    dice: state.dice.with(seat, null),
  };
  const events: RollsEvent[] = [{ kind: 'scored', rule: 'RL-4', seat, card, points }];
  return { state: next, events: isOver(next) ? [...events, { kind: 'over', rule: 'RL-7' }] : events };
}

function bury(state: RollsState, seat: Seat, card: Card, rng: Rng): Step<RollsTypes> {
  const had = state.scores[seat] as number;
  const points = Math.min(had, COST_OF_BURYING);
  const { id, back } = card;
  return {
    state: { ...drawAfter(state, seat, card, rng), scores: state.scores.with(seat, had - points) },
    events: [{ kind: 'buried', rule: 'RL-5', seat, card: { id, back }, points }],
  };
}

/** RL-6: shuffle `card` into the deck and draw the top card. */
function drawAfter(state: RollsState, seat: Seat, card: Card | null, rng: Rng): RollsState {
  const { deck, nextId } = card === null ? state : mix([...state.deck, card], state.nextId, rng);
  const hand = [...(state.hands[seat] as readonly Card[]), deck.at(-1) as Card];
  return { ...state, hands: state.hands.with(seat, hand), deck: deck.slice(0, -1), nextId };
}

/** Shuffled cards get new ids, except for a card with a unique back, which anybody can follow. */
export function mix(cards: readonly Card[], nextId: number, rng: Rng): { deck: Card[]; nextId: number } {
  const deck = rng.shuffle(cards).map((card, index): Card => {
    const isAlone = cards.filter(({ back }) => back === card.back).length === 1;
    return isAlone ? card : { ...card, id: nextId + index };
  });
  return { deck, nextId: nextId + deck.length };
}
