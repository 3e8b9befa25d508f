import { isCompleted, SPELL_SPOTS, spotOf } from '../rules/board.ts';
import { sorcererOf } from '../rules/camps.ts';
import { spellOf } from '../rules/content/cards.ts';
import { DRAGON_AT_DECK } from '../rules/content/dragon.ts';
import { SORCERER_DICE } from '../rules/content/heroes.ts';
import type { RushView, SpellSpot } from '../rules/types.ts';
import { expectedRolls } from './odds.ts';
import { freeDice, jokersAs, needAt } from './reading.ts';

/** How many rolls the spell that lies there still takes the sorcerer. */
export function rollsLeft(view: RushView, spot: SpellSpot): number {
  const sorcerer = sorcererOf(view);
  if (isCompleted(view, spot)) return 0;
  const dice = spotOf(view, sorcerer) === spot ? freeDice(view, sorcerer) : SORCERER_DICE;
  return expectedRolls(needAt(view, spot), dice, jokersAs(view, sorcerer, spot));
}

/** What it is worth to drive the dragon back: the fewer rolls until it could reach the deck, the less it costs to go there. */
export function dangerOf(view: RushView): number {
  const steps = DRAGON_AT_DECK - (view.dragon ?? 0);
  const winning = SPELL_SPOTS.filter((spot) => {
    const { effect } = spellOf(view.cards[spot]);
    return effect.do === 'advance' && effect.steps >= steps;
  });
  const soonest = Math.min(...winning.map((spot) => rollsLeft(view, spot)));
  if (soonest !== Infinity) return soonest - 14;
  return 6 * steps - 8;
}
