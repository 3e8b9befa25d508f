import type { Tip } from '@tablee/table-ui';
import { campOf } from '../../rules/camps.ts';
import { spotsOf } from '../../rules/places.ts';
import type { Spot } from '../../rules/types.ts';
import { squaresLit } from '../play/touch.ts';
import { isJoker, ownDice, type TipContext } from './coached.ts';
import { buttonSelector, dieSelector, tip } from './tip.ts';

/** Advises the card that takes the most dice with one touch. Another tip explains jokers. */
export function fitTip({ game, say }: TipContext): Tip {
  const { aims, isPlaying } = game;
  const isDone = ownDice(game).some(({ is }) => is === 'placed');
  const best = bestSpot(game);
  if (best === null) return tip('place', buttonSelector(undefined), '', false, isDone);
  const { spot, count } = best;
  const isDue = isPlaying && aims === null;
  const dice = game.fits.flatMap((spots, die) => (spots.includes(spot) ? [dieSelector(die)] : []));
  const lights = [buttonSelector(spot), ...dice].join(', ');
  return { ...tip('place', buttonSelector(spot), say('ui.guide.place', { count }), isDue, isDone), lights };
}

function bestSpot({
  me,
  fits,
  shown: { coming },
}: TipContext['game']): { readonly spot: Spot; readonly count: number } | null {
  if (me === null) return null;
  const hasFace = (spot: Spot): boolean =>
    fits.some((spots, die) => spots.includes(spot) && !isJoker(coming.dice[me]?.[die]));
  const [best] = spotsOf(coming, campOf(coming, me))
    .filter(hasFace)
    .map((spot) => ({ spot, count: squaresLit({ view: coming, seat: me }, fits, spot).length }))
    .toSorted((one, other) => other.count - one.count);
  return best ?? null;
}
