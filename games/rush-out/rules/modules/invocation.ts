import { INVOCATIONS } from '../content/spells.ts';
import { putOn } from '../heaps.ts';
import type { RushState, SpellSpot } from '../types.ts';
import type { EffectStep, RushModule } from './contract.ts';

/** Invocation: RO-31. Once it is revealed among the trials, heroes complete it like one of them. */

export type InvocationEvent = {
  readonly kind: 'summoned';
  readonly rule: 'RO-31';
  readonly spot: SpellSpot;
  readonly card: string;
};

export const invocationModule: RushModule = {
  id: 'invocation',
  spells: INVOCATIONS,
  effects: { summon: { play: (state, _, { spot }) => summon(state, spot) } },
};

/** Puts the card itself on the heroes' deck. */
function summon(state: RushState, spot: SpellSpot): EffectStep {
  const card = state.cards[spot];
  return {
    state: putOn(state, 'trials', card),
    events: [{ kind: 'summoned', rule: 'RO-31', spot, card }],
    card: 'moved',
  };
}
