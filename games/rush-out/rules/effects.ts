import { after, type Millis, type Seat, type Step } from '@tablee/kernel';
import { cardAt, heroDiceAt, isCompleted, isFull, TRIAL_SPOTS } from './board.ts';
import { sorcererOf } from './camps.ts';
import { DRAGON_AT_DECK } from './content/dragon.ts';
import { complete, loosen } from './dice.ts';
import { targetsOf } from './targets.ts';
import { TARGET_CHOICE_MS } from './timing.ts';
import type { Effect, PushTarget, RushEvent, RushState, RushTypes, SpellSpot, Win } from './types.ts';

/** Result of a spell; `isAsking` if the sorcerer still has to choose its target. */
export interface EffectStep extends Step<RushTypes> {
  readonly isAsking?: true;
}

type EffectHandler<E> = (state: RushState, effect: E, spot: SpellSpot, at: Millis) => EffectStep;

/** Effects by kind, played when the spell at `spot` is completed (RO-24). */
const EFFECT_HANDLERS: { readonly [Kind in Effect['do']]: EffectHandler<Extract<Effect, { do: Kind }>> } = {
  push: askForTarget,
  summon,
  advance: (state, { steps }, _, at) => moveDragon(state, steps, at),
};

export function playEffect(state: RushState, effect: Effect, spot: SpellSpot, at: Millis): EffectStep {
  return (EFFECT_HANDLERS[effect.do] as EffectHandler<Effect>)(state, effect, spot, at);
}

/** RO-29, RO-A26, RO-A66: the spell has no effect if there is no target. */
function askForTarget(
  state: RushState,
  { dice }: Extract<Effect, { do: 'push' }>,
  spot: SpellSpot,
  at: Millis,
): EffectStep {
  if (targetsOf(state, dice).length === 0)
    return { state, events: [{ kind: 'fizzled', rule: 'RO-A26', spot, why: 'empty' }] };
  const until = after(at, TARGET_CHOICE_MS);
  const asked: RushEvent = {
    kind: 'asked',
    rule: 'RO-A66',
    seat: sorcererOf(state),
    spot,
    card: state.cards[spot],
    until,
  };
  return { state: { ...state, asking: { spot, until } }, events: [asked], isAsking: true };
}

/** RO-29, RO-38: pushes the chosen die, or all dice of the card. */
export function push(state: RushState, seat: Seat, { spot, die }: PushTarget): Step<RushTypes> {
  const dice = die === null ? heroDiceAt(state, spot) : [die];
  const rule = spot === 'dragon' ? 'RO-38' : 'RO-29';
  return {
    state: loosen(state, dice),
    events: [{ kind: 'pushed', rule, seat, spot, card: cardAt(state, spot), dice }],
  };
}

/** RO-31: puts the card itself on the heroes' deck. */
function summon(state: RushState, _: Effect, spot: SpellSpot): EffectStep {
  const card = state.cards[spot];
  return {
    state: { ...state, trials: [...state.trials, card] },
    events: [{ kind: 'summoned', rule: 'RO-31', spot, card }],
  };
}

/** RO-33, RO-35, RO-A30: moves towards the heroes' deck and stops there. */
function moveDragon(state: RushState, steps: number, at: Millis): Step<RushTypes> {
  const from = state.dragon ?? 0;
  const to = Math.min(from + steps, DRAGON_AT_DECK);
  const next: RushState = { ...state, dragon: to };
  const advanced: RushEvent = { kind: 'advanced', rule: 'RO-33', from, to };
  // The match is over, so the card that the dragon leaves is not completed.
  if (to === DRAGON_AT_DECK) return win(next, [advanced], { camp: 'sorcerer', rule: 'RO-35' });
  const moved = leaveCard(next, from, at);
  return { state: moved.state, events: [advanced, ...moved.events] };
}

/** RO-37: moves the dragon back by one card. */
export function repelDragon(state: RushState, at: Millis): Step<RushTypes> {
  const from = state.dragon ?? 1;
  const moved = leaveCard({ ...state, dragon: from - 1 }, from, at);
  return { state: moved.state, events: [{ kind: 'repelled', rule: 'RO-37', from, to: from - 1 }, ...moved.events] };
}

/** RO-A28: completes the card that the dragon leaves, if it is full. */
function leaveCard(state: RushState, from: number, at: Millis): Step<RushTypes> {
  const spot = TRIAL_SPOTS[from - 1];
  const isFreed = spot !== undefined && isFull(state, spot) && !isCompleted(state, spot);
  return isFreed ? complete(state, spot, 'RO-A28', at) : { state, events: [] };
}

export function win(state: RushState, events: readonly RushEvent[], won: Win): Step<RushTypes> {
  return {
    state: { ...state, phase: 'over', until: null, asking: null, win: won },
    events: [...events, { kind: 'over', rule: won.rule, camp: won.camp }],
  };
}
