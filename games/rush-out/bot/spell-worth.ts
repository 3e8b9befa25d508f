import { spellOf } from '../rules/content/cards.ts';
import type { RushView, SpellSpot } from '../rules/types.ts';
import { judgementOf } from './modules/lookup.ts';
import type { Temperament } from './temperament.ts';

/** Worth of any spell, because it shortens the deck. The worths of effects are relative to it. */
const BASE_WORTH = 1;

export function spellWorth(view: RushView, spot: SpellSpot, temperament: Temperament): number {
  const { effect } = spellOf(view.cards[spot]);
  return BASE_WORTH + judgementOf(view, effect).worth(view, effect, temperament);
}
