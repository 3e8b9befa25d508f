import { type UiEntry, usualLevel, type Variant, variantId } from '@tablee/games/catalog.ui';
import { create } from 'zustand';
import { recall, remember } from '../../settings/remembered.ts';

/** Levels of the bots, the easiest first; a game may have only some of them. */
export const LEVELS = ['facile', 'normal', 'expert'] as const;
export const FRIENDS = 'friends';
export type Opponents = (typeof LEVELS)[number] | typeof FRIENDS;

const ALL: readonly Opponents[] = [...LEVELS, FRIENDS];

interface Habits {
  /** Null until chosen: the level then suits the variant. */
  readonly against: Opponents | null;
  /** The last variant played, as written by `keyOf`. */
  readonly played: string | null;
}

/** The last choices on this device. */
export const useHabits = create<Habits>(() => ({
  against: ALL.find((one) => one === recall('against')) ?? null,
  played: recall('played'),
}));

export function chooseAgainst(against: Opponents): void {
  remember('against', against);
  useHabits.setState({ against });
}

export function keyOf(game: string, variant: Variant): string {
  return `${game}/${variantId(variant)}`;
}

export function rememberPlayed(played: string): void {
  remember('played', played);
  useHabits.setState({ played });
}

/** The level of the bots; with friends, that of the bots that fill places. */
export function levelFor(entry: Pick<UiEntry, 'levels'>, variant: Variant, against: Opponents | null): string {
  const { levels } = entry;
  const wanted = against === null || against === FRIENDS ? usualLevel(entry, variant) : against;
  return levels.includes(wanted) ? wanted : (levels[0] ?? '');
}

/** Id of the variant played last on this device; null if it is of another game, and for a newcomer. */
export function lastPlayed(
  game: string,
  { variants }: Pick<UiEntry, 'variants'>,
  played: string | null,
): string | null {
  const last = variants.find((variant) => keyOf(game, variant) === played);
  return last === undefined ? null : variantId(last);
}

/** The variant played last on this device if it is of this game, or the first on its box. */
export function usualVariant(game: string, { variants }: Pick<UiEntry, 'variants'>, played: string | null): Variant {
  return variants.find((variant) => keyOf(game, variant) === played) ?? variants[0];
}
