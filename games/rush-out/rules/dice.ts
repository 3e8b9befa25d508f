import { after, type Moment, type Rng, type Seat, type Step } from '@tablee/kernel';
import { freeSquare, isAt, isFull, isHero, seatsAt, spotOf } from './board.ts';
import { campOf } from './camps.ts';
import type { PlaceCommand } from './check-place.ts';
import { HERO_FACES, SORCERER_FACES } from './content/symbols.ts';
import { modulesOf } from './modules/installed.ts';
import { CARD_SPOTS, cardAt } from './places.ts';
import { EFFECT_DELAY_MS } from './timing.ts';
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
  const own = (state.dice[seat] ?? []).map((die) => (die.is === 'placed' ? die : rollDie(isHero(state, seat), rng)));
  const faces = own.map((die) => (die.is === 'rolled' ? die.face : null));
  return {
    state: {
      ...state,
      dice: state.dice.with(seat, own),
      rollSpot: state.rollSpot.with(seat, null),
      rolledAt: state.rolledAt.with(seat, at),
      actedAt: state.actedAt.with(seat, at),
    },
    events: [{ kind: 'rolled', rule: 'RO-5', seat, faces }],
  };
}

function rollDie(isOfHero: boolean, rng: Rng): Die {
  return { is: 'rolled', face: rng.pick(isOfHero ? HERO_FACES : SORCERER_FACES) };
}

/** The table with this die on its square (RO-16, RO-23). The die is rolled, and the square is free. */
export function lay<T extends RushTable>(
  table: T,
  seat: Seat,
  { die: index, spot, as }: PlaceCommand,
  at: Moment['at'],
): T {
  const own = table.dice[seat] ?? [];
  const { face } = own[index] as Extract<Die, { is: 'rolled' }>;
  const placed: Die = { is: 'placed', face, spot, square: freeSquare(table, spot, campOf(table, seat), as) };
  return {
    ...table,
    dice: table.dice.with(seat, own.with(index, placed)),
    rollSpot: table.rollSpot.with(seat, spot),
    actedAt: table.actedAt.with(seat, at),
  };
}

/** RO-16, RO-23; RO-7 if this was the last square. */
export function place(state: RushState, seat: Seat, command: PlaceCommand, { at }: Moment): Step<RushTypes> {
  const { die: index, spot } = command;
  const camp = campOf(state, seat);
  const next = lay(state, seat, command, at);
  const { square } = (next.dice[seat] ?? [])[index] as PlacedDie;
  const rule = camp === 'heroes' ? 'RO-16' : 'RO-23';
  const event: RushEvent = { kind: 'placed', rule, seat, die: index, spot, square };
  if (!isFull(next, spot, camp)) return { state: next, events: [event] };
  const held = heldBy(next, spot);
  if (held !== null) return { state: next, events: [event, held] };
  const completed = complete(next, spot, camp, 'RO-7', at);
  return { state: completed.state, events: [event, ...completed.events] };
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
export function complete(
  state: RushState,
  spot: Spot,
  camp: Camp,
  rule: EventOf<'completed'>['rule'],
  at: Moment['at'],
): Step<RushTypes> {
  return {
    state: addCompletion(state, spot, camp, at),
    events: [{ kind: 'completed', rule, spot, card: cardAt(state, spot), seats: seatsAt(state, spot, camp) }],
  };
}

export function addCompletion<T extends RushTable>(table: T, spot: Spot, camp: Camp, at: Moment['at']): T {
  const completion: Completion = { spot, camp, due: after(at, EFFECT_DELAY_MS) };
  return { ...table, completions: [...table.completions, completion] };
}

/** RO-15: takes back one die or all dice. */
export function takeBack(state: RushState, seat: Seat, die: number | 'all', { at }: Moment): Step<RushTypes> {
  const spot = spotOf(state, seat) as Spot;
  const own = state.dice[seat] ?? [];
  const dice = die === 'all' ? own.flatMap(({ is }, index) => (is === 'placed' ? [index] : [])) : [die];
  const next = loosen(
    state,
    dice.map((index) => ({ seat, die: index })),
  );
  return {
    state: { ...next, actedAt: next.actedAt.with(seat, at) },
    events: [{ kind: 'took', rule: 'RO-15', seat, dice, spot }],
  };
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
 * roll could serve two cards, this one and the next card in its place (RO-16). A place that is not filled again keeps
 * these rolls valid.
 */
export function returnDice(state: RushState, spot: Spot, camp: Camp): RushState {
  const isRefilled = (CARD_SPOTS as readonly Spot[]).includes(spot);
  const isOfCamp = (seat: number): boolean => campOf(state, seat as Seat) === camp;
  const isSpent = (seat: number): boolean => isRefilled && isOfCamp(seat) && state.rollSpot[seat] === spot;
  const dice = state.dice.map((own, seat) =>
    isOfCamp(seat) ? own.map((die) => (isAt(die, spot) || (die.is === 'rolled' && isSpent(seat)) ? LOOSE : die)) : own,
  );
  return { ...state, dice, rollSpot: state.rollSpot.map((rolledFor, seat) => (isSpent(seat) ? null : rolledFor)) };
}
