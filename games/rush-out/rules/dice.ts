import { after, type Millis, type Moment, type Rng, type Seat, type Step } from '@tablee/kernel';
import { freeSquare, isAt, isCompleted, isFree, isFull, isHero, seatsAt } from './board.ts';
import { campOf } from './camps.ts';
import type { PlaceCommand } from './check-place.ts';
import { HERO_FACES, SORCERER_FACES } from './content/symbols.ts';
import { modulesOf } from './modules/installed.ts';
import { cardAt, placeAt } from './places.ts';
import { EFFECT_DELAY_MS, noteAction } from './timing.ts';
import type {
  Camp,
  Completion,
  Die,
  DieRef,
  EventOf,
  PlacedDie,
  RushEvent,
  RushState,
  RushTable,
  RushTypes,
  Spot,
} from './types.ts';

/** A die that must be rolled before it can be placed. */
export const LOOSE: Die = { is: 'loose' };

/** RO-5, RO-20: rolls all dice that are not on a card. */
export function roll(state: RushState, seat: Seat, { at, rng }: Moment): Step<RushTypes> {
  const next = rollBy(state, seat, at, () => rollDie(isHero(state, seat), rng));
  const faces = (next.dice[seat] ?? []).map((die) => (die.is === 'rolled' ? die.face : null));
  return { state: next, events: [{ kind: 'rolled', rule: 'RO-5', seat, faces }] };
}

function rollDie(isOfHero: boolean, rng: Rng): Die {
  return { is: 'rolled', face: rng.pick(isOfHero ? HERO_FACES : SORCERER_FACES) };
}

/** The table after a roll in which every die that is not on a card becomes `rollOne()`. */
export function rollBy<T extends RushTable>(table: T, seat: Seat, at: Millis, rollOne: () => Die): T {
  const own = (table.dice[seat] ?? []).map((die) => (isFree(die) ? rollOne() : die));
  return {
    ...noteAction(table, seat, at),
    dice: table.dice.with(seat, own),
    rollSpot: table.rollSpot.with(seat, null),
    rolledAt: table.rolledAt.with(seat, at),
  };
}

/** The table after a legal placement (RO-16, RO-23), which may complete the place (RO-7, RO-34). */
export function placeOn<T extends RushTable>(table: T, seat: Seat, command: PlaceCommand, at: Millis): T {
  const { die: index, spot, as } = command;
  const camp = campOf(table, seat);
  const own = table.dice[seat] ?? [];
  const { face } = own[index] as Extract<Die, { is: 'rolled' }>;
  const placed: Die = { is: 'placed', face, spot, square: freeSquare(table, spot, camp, as) };
  const next = {
    ...noteAction(table, seat, at),
    dice: table.dice.with(seat, own.with(index, placed)),
    rollSpot: table.rollSpot.with(seat, spot),
    lastPlaced: table.lastPlaced.with(seat, index),
  };
  return isFull(next, spot, camp) && heldBy(next, spot) === null ? addCompletion(next, spot, camp, at) : next;
}

/** RO-16, RO-23; RO-7 if this was the last square. */
export function place(state: RushState, seat: Seat, command: PlaceCommand, { at }: Moment): Step<RushTypes> {
  const { die, spot } = command;
  const camp = campOf(state, seat);
  const next = placeOn(state, seat, command, at);
  const { square } = (next.dice[seat] ?? [])[die] as PlacedDie;
  const events: RushEvent[] = [
    { kind: 'placed', rule: camp === 'heroes' ? 'RO-16' : 'RO-23', seat, die, spot, square },
  ];
  if (isFull(next, spot, camp)) events.push(heldBy(next, spot) ?? completedEvent(next, spot, camp, 'RO-7'));
  return { state: next, events };
}

/** RO-34: tells why this place cannot be completed now; null if it can. */
export function heldBy(table: RushTable, spot: Spot): EventOf<'held'> | null {
  for (const { holds } of modulesOf(table)) {
    const held = holds?.(table, spot) ?? null;
    if (held !== null) return held;
  }
  return null;
}

/** RO-7, RO-A70: the effects follow after a pause. */
function complete(
  state: RushState,
  spot: Spot,
  camp: Camp,
  rule: EventOf<'completed'>['rule'],
  at: Millis,
): Step<RushTypes> {
  return { state: addCompletion(state, spot, camp, at), events: [completedEvent(state, spot, camp, rule)] };
}

function completedEvent(
  table: RushTable,
  spot: Spot,
  camp: Camp,
  rule: EventOf<'completed'>['rule'],
): EventOf<'completed'> {
  return { kind: 'completed', rule, spot, card: cardAt(table, spot), seats: seatsAt(table, spot, camp) };
}

/** RO-A28: completes a place that was full already and is no longer held back. */
export function completeIfFull(state: RushState, spot: Spot, camp: Camp, at: Millis): Step<RushTypes> {
  const isFreed =
    placeAt(state, spot) !== null &&
    isFull(state, spot, camp) &&
    !isCompleted(state, spot, camp) &&
    heldBy(state, spot) === null;
  return isFreed ? complete(state, spot, camp, 'RO-A28', at) : { state, events: [] };
}

export function addCompletion<T extends RushTable>(table: T, spot: Spot, camp: Camp, at: Millis): T {
  const completion: Completion = { spot, camp, due: after(at, EFFECT_DELAY_MS), answer: null };
  return { ...table, completions: [...table.completions, completion] };
}

/** RO-15: takes these dice of the seat back. */
export function takeBack<T extends RushTable>(table: T, seat: Seat, dice: readonly number[], at: Millis): T {
  return loosen(
    noteAction(table, seat, at),
    dice.map((die) => ({ seat, die })),
  );
}

/** Removes these dice from their squares; they must be rolled again. */
export function loosen<T extends RushTable>(table: T, refs: readonly DieRef[]): T {
  const dice = table.dice.map((own, seat) => {
    const mine = refs.filter((ref) => ref.seat === seat);
    return mine.length === 0 ? own : own.map((die, index) => (mine.some((ref) => ref.die === index) ? LOOSE : die));
  });
  return { ...table, dice };
}

/**
 * Returns all dice of one camp on this spot. Unplaced dice of a roll that was used there become loose too: otherwise one
 * roll could serve two cards, this one and the next card in its place (RO-16). Rolls for a tile, which stays, are valid.
 */
export function returnDice(state: RushState, spot: Spot, camp: Camp): RushState {
  const isReplaced = placeAt(state, spot)?.kind !== 'tile';
  const isOfCamp = (seat: number): boolean => campOf(state, seat as Seat) === camp;
  const isSpent = (seat: number): boolean => isReplaced && isOfCamp(seat) && state.rollSpot[seat] === spot;
  const dice = state.dice.map((own, seat) =>
    isOfCamp(seat) ? own.map((die) => (isAt(die, spot) || (die.is === 'rolled' && isSpent(seat)) ? LOOSE : die)) : own,
  );
  return { ...state, dice, rollSpot: state.rollSpot.map((rolledFor, seat) => (isSpent(seat) ? null : rolledFor)) };
}
