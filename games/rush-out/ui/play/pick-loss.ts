import type { Seat } from '@tablee/kernel';
import { freeSquaresAt, isCompleted, jokersOf, seatsAt, spotOf } from '../../rules/board.ts';
import { MAX_COLOURS } from '../../rules/check-place.ts';
import type { Hamper } from '../../rules/content/dissipations.ts';
import { forbidding, hamperOf, laidBefore } from '../../rules/modules/dissipation.ts';
import { whirlwindOf } from '../../rules/modules/whirlwind.ts';
import { placeAt, spotsOf } from '../../rules/places.ts';
import type { RushView, Spot, Square } from '../../rules/types.ts';

/** Squares or die that a dissipation would take from a hero now. */
export type PickLoss =
  | { readonly of: 'squares'; readonly symbol: Square; readonly count: number; readonly hasJoker: boolean }
  | { readonly of: 'die'; readonly count: number };

/** RO-43, RO-44: a symbol is forbidden once only, and a second whirlwind locks no second die. */
export function pickLossOf(view: RushView, hero: Seat, how: Hamper): PickLoss {
  if (how === 'whirlwind') return { of: 'die', count: whirlwindOf(view, hero) === null ? 1 : 0 };
  if (forbidding(view, hero, how) !== null) return { of: 'squares', symbol: how, count: 0, hasJoker: false };
  const squares = spotsFor(view, hero).flatMap((spot) => freeSquaresAt(view, spot, 'heroes'));
  const count = squares.filter((square) => square === how).length;
  return { of: 'squares', symbol: how, count, hasJoker: jokersOf(view, hero).includes(how) };
}

/** RO-18, RO-19: places that the hero can place dice on now. */
function spotsFor(view: RushView, hero: Seat): readonly Spot[] {
  const here = spotOf(view, hero);
  if (here !== null && !isCompleted(view, here, 'heroes')) return [here];
  return spotsOf(view, 'heroes').filter(
    (spot) =>
      placeAt(view, spot)?.isForJokers !== true &&
      !isCompleted(view, spot, 'heroes') &&
      seatsAt(view, spot, 'heroes').filter((seat) => seat !== hero).length < MAX_COLOURS,
  );
}

/** Effects of the cards in front of this hero. */
export function hampersBefore(view: RushView, hero: Seat): Hamper[] {
  return laidBefore(view, hero).flatMap(({ card }) => hamperOf(card) ?? []);
}
