import { after, type Moment, type Rng, type Seat, type Step } from '@tablee/kernel';
import { cardAt, freeSquare, isAt, isFull, isHero, isTrialSpot, isUnderDragon, seatsAt, spotOf } from './board.ts';
import type { PlaceCommand } from './check-place.ts';
import { HERO_FACES, SORCERER_FACES } from './content/symbols.ts';
import { EFFECT_DELAY_MS } from './timing.ts';
import type { Completion, Die, DieRef, RushEvent, RushState, RushTable, RushTypes, Spot } from './types.ts';

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

/** RO-16, RO-23; RO-7 if this was the last square. */
export function place(
  state: RushState,
  seat: Seat,
  { die: index, spot, as }: PlaceCommand,
  { at }: Moment,
): Step<RushTypes> {
  const square = freeSquare(state, spot, as);
  const own = state.dice[seat] ?? [];
  const rolled = own[index] as Extract<Die, { is: 'rolled' }>;
  const placed: Die = { is: 'placed', face: rolled.face, spot, square };
  const next: RushState = {
    ...state,
    dice: state.dice.with(seat, own.with(index, placed)),
    rollSpot: state.rollSpot.with(seat, spot),
    actedAt: state.actedAt.with(seat, at),
  };
  const rule = isHero(state, seat) ? 'RO-16' : 'RO-23';
  const event: RushEvent = { kind: 'placed', rule, seat, die: index, spot, square };
  if (!isFull(next, spot)) return { state: next, events: [event] };
  const full = isUnderDragon(next, spot) ? holdBack(next, spot) : complete(next, spot, 'RO-7', at);
  return { state: full.state, events: [event, ...full.events] };
}

/** RO-34: the dragon keeps the full card from being completed. */
function holdBack(state: RushState, spot: Spot): Step<RushTypes> {
  return isTrialSpot(spot)
    ? { state, events: [{ kind: 'held', rule: 'RO-34', spot, card: state.cards[spot] }] }
    : { state, events: [] };
}

/** RO-7, RO-A70: the effects follow after a pause. */
export function complete(state: RushState, spot: Spot, rule: 'RO-7' | 'RO-A28', at: Moment['at']): Step<RushTypes> {
  const completion: Completion = { spot, due: after(at, EFFECT_DELAY_MS) };
  return {
    state: { ...state, completions: [...state.completions, completion] },
    events: [{ kind: 'completed', rule, spot, card: cardAt(state, spot), seats: seatsAt(state, spot) }],
  };
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
 * Returns all dice on this spot. Unplaced dice of a roll that was used there become loose too: otherwise one roll could
 * serve two cards, this one and the next card in its place (RO-16). The dragon tile is not replaced, so rolls stay
 * valid.
 */
export function returnDice(state: RushState, spot: Spot): RushState {
  const isSpent = (seat: number): boolean => spot !== 'dragon' && state.rollSpot[seat] === spot;
  const dice = state.dice.map((own, seat) =>
    own.map((die) => (isAt(die, spot) || (die.is === 'rolled' && isSpent(seat)) ? LOOSE : die)),
  );
  return { ...state, dice, rollSpot: state.rollSpot.map((rolledFor, seat) => (isSpent(seat) ? null : rolledFor)) };
}
