import { spellOf } from '../rules/content/cards.ts';
import { DRAGON_AT_DECK } from '../rules/content/dragon.ts';
import type { RushView, SpellSpot } from '../rules/types.ts';
import { bestTarget } from './aiming.ts';
import type { Temperament } from './temperament.ts';

/** Worth of any spell, because it shortens the deck. The other values are relative to it. */
const BASE_WORTH = 1;
/** The heroes have to complete one more card. */
const SUMMON_WORTH = 0.6;
/** Worth of one dragon step: the heroes lose a card, or the time to repel the dragon. */
const STEP_WORTH = 0.8;
const WIN_WORTH = 6;
/** Worth of one roll that the heroes lose by a push. */
const LOST_ROLL_WORTH = 0.1;

export function spellWorth(view: RushView, spot: SpellSpot, { watchesOtherCamp }: Temperament): number {
  const { effect } = spellOf(view.cards[spot]);
  switch (effect.do) {
    case 'push':
      return BASE_WORTH + (watchesOtherCamp ? LOST_ROLL_WORTH * (bestTarget(view, effect.dice)?.worth ?? 0) : 0);
    case 'summon':
      return BASE_WORTH + (watchesOtherCamp ? SUMMON_WORTH : 0);
    case 'advance':
      if ((view.dragon ?? 0) + effect.steps >= DRAGON_AT_DECK) return BASE_WORTH + WIN_WORTH;
      return BASE_WORTH + (watchesOtherCamp ? STEP_WORTH * effect.steps : 0);
  }
}
