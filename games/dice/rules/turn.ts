import { leftOf, type Moment, type Rng, type Seat, type Step } from '@tablee/kernel';
import { DICE, type Face } from './face.ts';
import { handOf, shownOf } from './hand.ts';
import { broughtBack } from './middle.ts';
import { placedOf } from './placed.ts';
import { endRound } from './round.ts';
import { findPlacement } from './search/find-placement.ts';
import type { DiceCommand, DiceEvent, DiceState, DiceTypes, LayCommand, OwnDie, Placed } from './types.ts';

/** RX-A3 */
const FRUITLESS_THROWS = 3;

export function playDice(state: DiceState, seat: Seat, command: DiceCommand, moment: Moment): Step<DiceTypes> {
  switch (command.do) {
    case 'roll':
      return roll(state, seat, command.dice, moment);
    case 'lay':
      return lay(state, seat, command, moment);
    case 'pass':
      return pass(state, seat, moment);
  }
}

/** RX-3, RX-9: the other dice are kept. */
function roll(state: DiceState, seat: Seat, dice: readonly number[], moment: Moment): Step<DiceTypes> {
  const hand = handOf(state, seat).map((own) => (dice.includes(own.die) ? thrown(own.die, moment.rng) : own));
  const kept = hand.length - dice.length;
  const shown = shownOf(hand).filter(({ die }) => dice.includes(die));
  const next: DiceState = { ...state, phase: 'lay', hands: state.hands.with(seat, hand) };
  if (state.phase === 'count') {
    return endRound(next, leftOf(seat, 2), [{ kind: 'rolled', rule: 'RX-A23', seat, shown, kept }], moment.at);
  }
  return { state: next, events: [{ kind: 'rolled', rule: kept > 0 ? 'RX-9' : 'RX-3', seat, shown, kept }] };
}

function thrown(die: number, rng: Rng): OwnDie {
  return { die, face: rng.pick(DICE[die] as readonly Face[]) };
}

/** RX-6, RX-7, RX-10 */
function lay(state: DiceState, seat: Seat, { table }: LayCommand, moment: Moment): Step<DiceTypes> {
  const next = placedOf([...state.table, ...shownOf(handOf(state, seat))], table) as Placed[];
  const after = broughtBack(next);
  const placed = after.filter(({ die }) => !state.table.some((lying) => lying.die === die));
  const hand = handOf(state, seat).filter(({ die }) => !placed.some((one) => one.die === die));
  const laid: DiceState = {
    ...state,
    table: after,
    hands: state.hands.with(seat, hand),
    fresh: placed.map(({ die }) => die),
    fruitless: state.fruitless.map(() => 0),
  };
  const events: DiceEvent[] = [{ kind: 'laid', rule: 'RX-7', seat, placed, moved: movedIn(state.table, next) }];
  if (hand.length > 0) return { state: passTurn(laid), events };
  events.push({ kind: 'finished', rule: 'RX-10', seat });
  const other = leftOf(seat, 2);
  const isUnseen = handOf(laid, other).every(({ face }) => face === null);
  return isUnseen
    ? { state: { ...laid, phase: 'count', turn: other }, events }
    : endRound(laid, seat, events, moment.at);
}

export function movedIn(before: readonly Placed[], after: readonly Placed[]): number[] {
  const cells = new Map(after.map((placed) => [placed.die, placed]));
  return before.flatMap(({ die, x, y }) => (cells.get(die)?.x === x && cells.get(die)?.y === y ? [] : [die]));
}

/** RX-8, RX-10, RX-A3, RX-A4: only throws after which no die could be placed count towards a blocked round. */
function pass(state: DiceState, seat: Seat, moment: Moment): Step<DiceTypes> {
  const isFruitless = findPlacement(state.table, shownOf(handOf(state, seat))) === null;
  const fruitless = isFruitless ? state.fruitless.with(seat, (state.fruitless[seat] ?? 0) + 1) : state.fruitless;
  const next: DiceState = { ...state, fruitless, fresh: [] };
  const events: DiceEvent[] = [{ kind: 'passed', rule: isFruitless ? 'RX-8' : 'RX-A4', seat }];
  if (!isBlocked(next)) return { state: passTurn(next), events };
  return endRound(next, null, [...events, { kind: 'blocked', rule: 'RX-A3' }], moment.at);
}

/** RX-A3: true if the round is blocked should the current player be unable to place a die. */
export function isLastChance(state: DiceState): boolean {
  const { fruitless, turn } = state;
  return isBlocked({ ...state, fruitless: fruitless.with(turn, (fruitless[turn] ?? 0) + 1) });
}

function isBlocked({ options, fruitless }: DiceState): boolean {
  if (options.blockedBy === 'each') return fruitless.every((throws) => throws >= FRUITLESS_THROWS);
  return fruitless.reduce((sum, throws) => sum + throws, 0) >= FRUITLESS_THROWS;
}

function passTurn(state: DiceState): DiceState {
  return { ...state, phase: 'roll', turn: leftOf(state.turn, 2) };
}
