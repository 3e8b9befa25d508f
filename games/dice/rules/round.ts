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
import { DICE } from './face.ts';
import { scoreRound } from './scoring.ts';
import type { DiceEvent, DiceState, DiceTypes, OwnDie } from './types.ts';

/** RX-2 */
const DICE_PER_PLAYER = 9;
/** Time for which the score sheet is shown between two rounds. */
const SHEET_MS = 15_000;

/** RX-A14: the starter is chosen at random. */
export function setupDice({ seats, options }: TableSetup<DiceTypes>, moment: Moment): Step<DiceTypes> {
  const everybody = seatsOf(seats);
  const starter = moment.rng.pick(everybody);
  const empty: DiceState = {
    options,
    phase: 'roll',
    round: 0,
    starter: leftOf(starter, seats),
    turn: starter,
    hands: everybody.map(() => []),
    table: [],
    fresh: [],
    fruitless: everybody.map(() => 0),
    sheets: [],
    until: null,
  };
  return dealRound(empty, moment);
}

/** RX-2: all dice go back into the bag, each player draws nine, and the other player starts. */
export function dealRound(state: DiceState, { rng }: Moment): Step<DiceTypes> {
  const bag = rng.shuffle([...DICE.keys()]);
  const starter = leftOf(state.starter, state.hands.length);
  const next: DiceState = {
    ...state,
    phase: 'roll',
    round: state.round + 1,
    starter,
    turn: starter,
    hands: state.hands.map((): OwnDie[] =>
      bag
        .splice(0, DICE_PER_PLAYER)
        .toSorted((a, b) => a - b)
        .map((die) => ({ die, face: null })),
    ),
    table: [],
    fresh: [],
    fruitless: state.fruitless.map(() => 0),
    until: null,
  };
  return { state: next, events: [{ kind: 'dealt', rule: 'RX-2', round: next.round, starter }] };
}

/** RX-10, RX-21: scores the round; the match ends after the last one. `finisher`: the player who placed all dice. */
export function endRound(
  state: DiceState,
  finisher: Seat | null,
  events: readonly DiceEvent[],
  at: Millis,
): Step<DiceTypes> {
  const score = scoreRound(state, finisher);
  const isOver = state.round === state.options.rounds;
  const next: DiceState = {
    ...state,
    phase: isOver ? 'over' : 'sheet',
    sheets: [...state.sheets, score],
    until: isOver ? null : after(at, SHEET_MS),
  };
  const counted: DiceEvent[] = [...events, { kind: 'scored', rule: score.rule, score }];
  for (const [seat, points] of score.points.entries()) {
    if (points < 0) counted.push({ kind: 'penalised', rule: 'RX-17', seat: seat as Seat, points });
  }
  return { state: next, events: isOver ? [...counted, { kind: 'over', rule: 'RX-21' }] : counted };
}
