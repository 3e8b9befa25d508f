import type { Seat } from '@tablee/kernel';
import { heroDiceAt, isCompleted, isHero, isUnderDragon, missingAt, seatsAt, spotOf } from '../rules/board.ts';
import { DRAGON_ON_LAST_CARD } from '../rules/content/dragon.ts';
import type { HeroSpot, RushCommand, RushView, Spot, Target } from '../rules/types.ts';
import { aimsIn, fitsOf, fitting, placing, squaresLit } from './play/touch.ts';

/** What a friend would do now; null where all dice lie well and others have to come. */
export function adviceFor(view: RushView, seat: Seat): RushCommand | null {
  if (view.phase === 'signal') return isHero(view, seat) ? null : { do: 'roll' };
  if (view.phase !== 'play') return null;
  if (view.asking !== null && !isHero(view, seat)) return aimAdvice(view);
  const fits = fitsOf({ view, seat });
  const spots = [...new Set(fits.flat())];
  const best = spots.toSorted((a, b) => worthOf(view, seat, b, fits) - worthOf(view, seat, a, fits))[0];
  if (best !== undefined) return placing({ view, seat }, fitting(fits, best)[0] ?? 0, best);
  if (view.dice[seat]?.some(({ is }) => is !== 'placed') === true) return { do: 'roll' };
  return callFor(view, seat);
}

/** The share of what is missing that these dice fill; where somebody is at work already a little more, under the dragon less. */
function worthOf(view: RushView, seat: Seat, spot: Spot, fits: ReturnType<typeof fitsOf>): number {
  const share = squaresLit({ view, seat }, fits, spot).length / missingAt(view, spot);
  if (spot === 'dragon') {
    const nearness = (view.dragon ?? 0) / DRAGON_ON_LAST_CARD;
    return nearness === 1 ? share + 2 : share - 1 + nearness;
  }
  const isShared = seatsAt(view, spot).some((other) => other !== seat);
  return share + (isShared ? 0.3 : 0) - (isUnderDragon(view, spot) ? 0.6 : 0);
}

/** RO-18: all my dice lie on a card that is too large for me. */
function callFor(view: RushView, seat: Seat): RushCommand | null {
  const spot = spotOf(view, seat);
  if (spot === null || isCompleted(view, spot)) return null;
  return isHero(view, seat) ? { do: 'ping', word: 'help', spot: spot as HeroSpot } : { do: 'clear' };
}

/** RO-29: where the heroes have most to lose. */
function aimAdvice(view: RushView): RushCommand {
  const loss = ({ spot }: Target): number => heroDiceAt(view, spot).length - missingAt(view, spot) / 10;
  const best = aimsIn(view).toSorted((a, b) => loss(b) - loss(a))[0];
  return best === undefined ? { do: 'decline' } : { do: 'aim', ...best };
}
