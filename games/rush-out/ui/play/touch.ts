import { type Seat, toMillis } from '@tablee/kernel';
import { faceOf, freeSquare, freeSquaresAt, isCompleted, spotOf } from '../../rules/board.ts';
import { campOf } from '../../rules/camps.ts';
import { type PlaceCommand, symbolsOf } from '../../rules/check-place.ts';
import { placeOn } from '../../rules/dice.ts';
import { checkRush } from '../../rules/legality.ts';
import { campAt, spotsOf } from '../../rules/places.ts';
import type { Die, RushCommand, RushView, Spot, Square } from '../../rules/types.ts';

/** Result of a touch: a command, placements in sequence, a chosen die, or a card to work on. */
export type TapResult =
  | { readonly command: RushCommand }
  | { readonly lay: PlacementSequence }
  | { readonly choose: number }
  | { readonly focus: Spot };

/** Placements in sequence; never empty. */
export type PlacementSequence = readonly [PlaceCommand, ...PlaceCommand[]];

/** A player's view after all unanswered commands. */
export interface TouchSituation {
  readonly view: RushView;
  readonly seat: Seat;
}

/** Time at which the pace never refuses. */
export const AFTER_ANY_PACE = toMillis(Number.MAX_SAFE_INTEGER);

/** Legal places for each die of the player. */
export type LegalSpots = readonly (readonly Spot[])[];

export function fitsOf({ view, seat }: TouchSituation): LegalSpots {
  return (view.dice[seat] ?? []).map((die, index) =>
    die.is === 'rolled' ? spotsOf(view, campOf(view, seat)).filter((spot) => isLegal({ view, seat }, index, spot)) : [],
  );
}

function isLegal({ view, seat }: TouchSituation, die: number, spot: Spot): boolean {
  return checkRush(view, seat, placing({ view, seat }, die, spot), AFTER_ANY_PACE) === null;
}

/** Dice that fit this place. */
function fitting(fits: LegalSpots, spot: Spot): number[] {
  return fits.flatMap((spots, die) => (spots.includes(spot) ? [die] : []));
}

/**
 * Placement of this die. Of several possible symbols (RO-25) the one of the touched square is taken, otherwise the one
 * with the most free squares.
 */
export function placing(
  { view, seat }: TouchSituation,
  index: number,
  spot: Spot,
  pointed: Square | null = null,
): PlaceCommand {
  const die = view.dice[seat]?.[index];
  const face = faceOf(die) ?? 'joker';
  const symbols = symbolsOf(view, seat, face, spot);
  const free = freeSquaresAt(view, spot, campAt(view, spot));
  const count = (symbol: Square): number => free.filter((square) => square === symbol).length;
  const isMeant = pointed !== null && symbols.includes(pointed) && count(pointed) > 0;
  const [as = face] = isMeant ? [pointed] : symbols.toSorted((a, b) => count(b) - count(a));
  return { do: 'place', die: index, spot, as };
}

/** Placements in sequence with their squares. Jokers come last, because they may have a choice of squares (RO-25). */
function fill(
  { view, seat }: TouchSituation,
  fits: LegalSpots,
  spot: Spot,
  pointed: Square | null = null,
): { readonly places: readonly PlaceCommand[]; readonly squares: readonly number[] } {
  const places: PlaceCommand[] = [];
  const squares: number[] = [];
  let coming = view;
  const isJoker = (die: number): number => Number(faceOf(view.dice[seat]?.[die]) === 'joker');
  for (const die of fitting(fits, spot).toSorted((one, other) => isJoker(one) - isJoker(other))) {
    const place = placing({ view: coming, seat }, die, spot, pointed);
    if (checkRush(coming, seat, place, AFTER_ANY_PACE) !== null) continue;
    places.push(place);
    squares.push(freeSquare(coming, spot, campAt(coming, spot), place.as));
    coming = placeOn(coming, seat, place, toMillis(0));
  }
  return { places, squares };
}

/** Squares that the dice would fill, in the order of placement. */
export function squaresLit(situation: TouchSituation, fits: LegalSpots, spot: Spot): readonly number[] {
  return fill(situation, fits, spot).squares;
}

/** RO-16, RO-18: the only place where the player's dice may go, if there is one. */
export function boundTo({ view, seat }: TouchSituation): Spot | null {
  const hasRolled = view.dice[seat]?.some(({ is }) => is === 'rolled') === true;
  return spotOf(view, seat) ?? (hasRolled ? (view.rollSpot[seat] ?? null) : null);
}

/** A tap on a die: takes it back from its card, or places it on the card in focus or its only place, or chooses it. */
export function tapDie(situation: TouchSituation, focus: Spot | null, index: number, fits: LegalSpots): TapResult {
  const { view, seat } = situation;
  const die = view.dice[seat]?.[index];
  // RO-44: taking a locked die back is refused with the reason.
  if (die?.is === 'placed' || die?.is === 'locked') return { command: { do: 'take', die: index } };
  const spots = fits[index] ?? [];
  const [only] = spots;
  if (focus !== null && spots.includes(focus)) return { command: placing(situation, index, focus) };
  if (spots.length > 1 || (spots.length === 1 && focus !== null)) return { choose: index };
  if (only !== undefined) return { command: placing(situation, index, only) };
  return { command: placing(situation, index, focus ?? tellingSpot(situation, die, index)) };
}

/** Place for a die that fits nowhere, for the most useful refusal: a free square with its symbol if possible. */
function tellingSpot({ view, seat }: TouchSituation, die: Die | undefined, index: number): Spot {
  const spots = spotsOf(view, campOf(view, seat)).filter((spot) => spot !== 'dragon');
  const bound = boundTo({ view, seat });
  if (bound !== null) return bound;
  const asked = spots.find((spot) => {
    const { as } = placing({ view, seat }, index, spot);
    return (
      die?.is === 'rolled' &&
      !isCompleted(view, spot, campAt(view, spot)) &&
      freeSquare(view, spot, campAt(view, spot), as) !== -1
    );
  });
  return (
    asked ??
    (spots.find((spot) => !isCompleted(view, spot, campAt(view, spot))) as Spot | undefined) ??
    (spots[0] as Spot)
  );
}

/** A tap on a card: places the chosen die, otherwise all dice that fit; if none fits, the player works on this card. */
export function tapSpot(
  situation: TouchSituation,
  fits: LegalSpots,
  chosen: number | null,
  spot: Spot,
  pointed: Square | null = null,
): TapResult {
  if (chosen !== null) return { command: placing(situation, chosen, spot, pointed) };
  const [first, ...others] = fill(situation, fits, spot, pointed).places;
  return first === undefined ? { focus: spot } : { lay: [first, ...others] };
}
