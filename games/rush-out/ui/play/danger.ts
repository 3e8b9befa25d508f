import { isCompleted, isUnderDragon, missingAt } from '../../rules/board.ts';
import { DRAGON_ON_LAST_CARD } from '../../rules/content/dragon.ts';
import { campAt, SPELL_SPOTS, TRIAL_SPOTS } from '../../rules/places.ts';
import type { Camp, CardSpot, RushView } from '../../rules/types.ts';

/** A threat from the other camp: a nearly completed card, or a dragon one step from the deck. */
export type Danger = { readonly of: 'dragon' } | { readonly of: 'card'; readonly spot: CardSpot };

/** True if one more die completes the card. Not under the dragon (RO-34). */
export function isNearly(view: RushView, spot: CardSpot): boolean {
  return (
    missingAt(view, spot, campAt(view, spot)) === 1 &&
    !isCompleted(view, spot, campAt(view, spot)) &&
    !isUnderDragon(view, spot)
  );
}

/** The worst threat from the other camp. */
export function dangerFor(view: RushView, camp: Camp): Danger | null {
  if (view.phase !== 'play') return null;
  if (camp === 'heroes' && view.dragon === DRAGON_ON_LAST_CARD) return { of: 'dragon' };
  const spots = camp === 'heroes' ? SPELL_SPOTS : TRIAL_SPOTS;
  const spot = spots.find((one) => isNearly(view, one));
  return spot === undefined ? null : { of: 'card', spot };
}
