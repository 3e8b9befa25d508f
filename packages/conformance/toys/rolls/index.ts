/**
 * Rolls: a real-time dice game with an opening rest, a pause after every roll, cards of two backs, and a rule about
 * talking. The toy for states in which a seat is to act but has no legal command yet, for backs that reveal something,
 * and for games that random play does not finish. Rules: rulebook.ts.
 */
import {
  type GameDefinition,
  type Moment,
  rankBy,
  type Seat,
  type Step,
  seatsOf,
  type TableSetup,
  toMillis,
  type Verdict,
} from '@tablee/kernel';
import { readCardCommand, writeCardCommand } from '../card-command.ts';
import { LOOK_MS, mix, playRolls } from './effects.ts';
import { checkRolls, isOver, isSilent, legalRolls } from './legality.ts';
import { rollsRulebook } from './rulebook.ts';
import type { Back, Card, RollsCommand, RollsState, RollsTypes, RollsView } from './types.ts';
import { piecesOfRolls, swapCards, viewRolls } from './view.ts';

const DAYS = [6, 7, 8, 9, 10, 11];
const NIGHTS = [12, 13, 14];
const HAND = 2;

function cardsOf(back: Back, numbers: readonly number[]): Card[] {
  return numbers.map((number) => ({ id: 0, back, number }));
}

function setup({ seats, options }: TableSetup<RollsTypes>, { rng }: Moment): Step<RollsTypes> {
  const cards = [...cardsOf('day', [...DAYS, ...DAYS]), ...cardsOf('night', NIGHTS)];
  const { deck, nextId } = mix(cards, 0, rng);
  const hands = seatsOf(seats).map(() => deck.splice(0, HAND));
  const state: RollsState = {
    options,
    hands,
    deck,
    nextId,
    dice: hands.map(() => null),
    stillAt: hands.map(() => toMillis(0)),
    scores: hands.map(() => 0),
    startsAt: toMillis(LOOK_MS),
    open: null,
  };
  return { state, events: [{ kind: 'dealt', rule: 'RL-1' }] };
}

function apply(state: RollsState, seat: Seat, command: RollsCommand, moment: Moment): Verdict<RollsTypes> {
  const refusal = checkRolls(viewRolls(state, seat), seat, command, moment.at);
  return refusal === null ? { ok: true, step: playRolls(state, seat, command, moment) } : { ok: false, refusal };
}

function writeCards(cards: readonly Card[]): string {
  return cards.map(({ back, number }) => `${back} ${number}`).join(', ');
}

function writeDice({ dice }: RollsState | RollsView): string {
  return dice.map((shown) => shown?.join(' ') ?? '-').join(' | ');
}

export const rolls: GameDefinition<RollsTypes> = {
  id: 'rolls',
  version: 1,
  traits: { pace: 'realtime', hidden: true, chance: true, legal: 'all' },
  rulebook: rollsRulebook,
  options: {
    pause: { choices: ['brisk', 'calm'], default: 'brisk' },
    target: { choices: [12, 20], default: 12 },
  },
  seatOptions: {},
  presets: { brisk: { pause: 'brisk' }, calm: { pause: 'calm' } },
  notation: {
    command: writeCardCommand,
    state: (state) => [writeDice(state), ...state.hands.map(writeCards), `deck ${writeCards(state.deck)}`].join('\n'),
    view: (view) => [writeDice(view), `hand ${writeCards(view.hand ?? [])}`, `deck ${view.deck.length}`].join('\n'),
  },
  examples: [{ do: 'roll' }, { do: 'score', card: 0 }, { do: 'bury', card: 1 }, { do: 'speak' }],
  seating: () => ({ counts: [2, 3, 4] }),
  setup,
  parse: (raw) => readCardCommand(raw, ['roll', 'speak'], ['score', 'bury']),
  check: checkRolls,
  apply,
  wakeAt: ({ startsAt }) => startsAt,
  wake: (state) => ({ state: { ...state, startsAt: null }, events: [{ kind: 'started', rule: 'RL-8' }] }),
  toAct: (state) => (isOver(state) || state.startsAt !== null ? [] : seatsOf(state.hands.length)),
  view: viewRolls,
  sight: (event) => event,
  legal: legalRolls,
  fallback: () => ({ do: 'roll' }),
  readyAt: (view, seat, command) => (command.do === 'speak' ? null : view.stillAt[seat]) ?? toMillis(0),
  early: { windowMs: () => 300, kindOf: ({ do: action }) => (action === 'roll' ? 'roll' : null) },
  commandFromTalk: (view, _, said) => (said !== 'emote' && isSilent(view) ? { do: 'speak' } : null),
  pieces: piecesOfRolls,
  swap: swapCards,
  result: (position) => {
    const { scores } = position;
    return isOver(position) ? { rule: 'RL-7', ranks: rankBy(scores, 'highest'), scores } : null;
  },
  rests: ({ startsAt }) => startsAt !== null,
  bound: ({ target }, seats) => 40 * target * seats,
};
