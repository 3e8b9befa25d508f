import type { Moment, Seat, Step } from '@tablee/kernel';
import { isSpellSpot, isUnderDragon } from './board.ts';
import { isSpell, spellOf } from './content/cards.ts';
import { returnDice } from './dice.ts';
import { playEffect, push, repelDragon, win } from './effects.ts';
import { pushOf, targetsOf } from './targets.ts';
import type {
  CardSpot,
  Completion,
  PushTarget,
  RushEvent,
  RushState,
  RushTypes,
  SpellSpot,
  TrialSpot,
} from './types.ts';

/** Effects of a completion after its pause (RO-A18, RO-A70). Dice are returned first. */
export function resolve(state: RushState, { spot }: Completion, { at }: Moment): Step<RushTypes> {
  const completions = state.completions.filter((completion) => completion.spot !== spot);
  const next: RushState = { ...returnDice(state, spot), completions };
  if (spot === 'dragon') return repelDragon(next, at);
  return isSpellSpot(spot) ? resolveSpell(next, spot, at) : discardTrial(next, spot);
}

/** RO-24: plays the effect, then replaces the card. */
function resolveSpell(state: RushState, spot: SpellSpot, at: Moment['at']): Step<RushTypes> {
  const played = playEffect(state, spellOf(state.cards[spot]).effect, spot, at);
  if (played.isAsking === true || played.state.win !== null) return played;
  return andThen(played, (next) => leaveSpell(next, spot));
}

/** RO-29. */
export function aim(state: RushState, seat: Seat, target: PushTarget, { at }: Moment): Step<RushTypes> {
  return andThen(push(noteAction(state, seat, at), seat, target), endAsking);
}

/** RO-A26. */
export function decline(state: RushState, seat: Seat, { at }: Moment): Step<RushTypes> {
  return andThen(fizzle(noteAction(state, seat, at), 'RO-A26', 'declined'), endAsking);
}

/** RO-A66: ends the choice of a target as soon as no target is left. None begins without a target (RO-A26). */
export function endEmptyChoice(step: Step<RushTypes>): Step<RushTypes> {
  const pushes = pushOf(step.state);
  if (pushes === null || targetsOf(step.state, pushes).length > 0) return step;
  return andThen(step, (state) => andThen(fizzle(state, 'RO-A66', 'empty'), endAsking));
}

/** RO-A66: the time to choose is over. */
export function endChoice(state: RushState): Step<RushTypes> {
  return andThen(fizzle(state, 'RO-A66', 'late'), endAsking);
}

function noteAction(state: RushState, seat: Seat, at: Moment['at']): RushState {
  return { ...state, actedAt: state.actedAt.with(seat, at) };
}

function fizzle(state: RushState, rule: 'RO-A26' | 'RO-A66', why: 'empty' | 'declined' | 'late'): Step<RushTypes> {
  const spot = state.asking?.spot as SpellSpot;
  return { state, events: [{ kind: 'fizzled', rule, spot, why }] };
}

function endAsking(state: RushState): Step<RushTypes> {
  return leaveSpell({ ...state, asking: null }, state.asking?.spot as SpellSpot);
}

/** RO-24: discards the spell, unless its effect moved it to the trials, and reveals the next one. */
function leaveSpell(state: RushState, spot: SpellSpot): Step<RushTypes> {
  const card = state.cards[spot];
  if (state.trials.at(-1) === card) return reveal(state, spot);
  const next = { ...state, sorcererDiscard: [...state.sorcererDiscard, card] };
  return andThen({ state: next, events: [{ kind: 'discarded', rule: 'RO-24', spot, card }] }, (after) =>
    reveal(after, spot),
  );
}

/** RO-21; RO-A32: an invocation goes to the sorcerer's discards. */
function discardTrial(state: RushState, spot: TrialSpot): Step<RushTypes> {
  const card = state.cards[spot];
  const next: RushState = isSpell(card)
    ? { ...state, sorcererDiscard: [...state.sorcererDiscard, card] }
    : { ...state, heroDiscard: [...state.heroDiscard, card] };
  return andThen({ state: next, events: [{ kind: 'discarded', rule: 'RO-21', spot, card }] }, (after) =>
    reveal(after, spot),
  );
}

/**
 * RO-21, RO-24, RO-36, RO-A31: fills the spot from the deck of its camp. The last card of a deck wins (RO-6, RO-A8).
 */
function reveal(state: RushState, spot: CardSpot): Step<RushTypes> {
  const isOfSorcerer = isSpellSpot(spot);
  const deck = isOfSorcerer ? state.spells : state.trials;
  const card = deck.at(-1) as string;
  const left = deck.slice(0, -1);
  const next: RushState = {
    ...state,
    ...(isOfSorcerer ? { spells: left } : { trials: left }),
    cards: { ...state.cards, [spot]: card },
  };
  const rule = isOfSorcerer ? 'RO-24' : isUnderDragon(state, spot) ? 'RO-36' : 'RO-21';
  const events: RushEvent[] = [{ kind: 'revealed', rule, spot, card }];
  if (left.length > 0) return { state: next, events };
  return win(next, events, { camp: isOfSorcerer ? 'sorcerer' : 'heroes', rule: 'RO-6' });
}

function andThen(step: Step<RushTypes>, next: (state: RushState) => Step<RushTypes>): Step<RushTypes> {
  const then = next(step.state);
  return { state: then.state, events: [...step.events, ...then.events] };
}
