import { isCompleted, isUnderDragon, missingAt } from '../../rules/board.ts';
import { DRAGON_ON_LAST_CARD } from '../../rules/content/dragon.ts';
import { campAt, placeAt, spotsOf } from '../../rules/places.ts';
import type { Camp, RushView, Spot } from '../../rules/types.ts';

/** A threat from the other camp: a nearly completed card, or a dragon one step from the deck. */
export type Danger = { readonly of: 'dragon' } | { readonly of: 'card'; readonly spot: Spot };

/** True if one more die completes the card. Not under the dragon (RO-34). */
export function isNearly(view: RushView, spot: Spot): boolean {
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
  const [other, kind] = camp === 'heroes' ? (['sorcerer', 'spell'] as const) : (['heroes', 'trial'] as const);
  const spot = spotsOf(view, other).find((one) => placeAt(view, one)?.kind === kind && isNearly(view, one));
  return spot === undefined ? null : { of: 'card', spot };
}
