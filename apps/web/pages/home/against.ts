import { type UiEntry, usualLevel, type Variant, variantId } from '@tablee/games/catalog.ui';
import { create } from 'zustand';
import { recall, remember } from '../../settings/remembered.ts';

/** The bots of all games, the easiest first; a game may have some of them only. */
export const LEVELS = ['facile', 'normal', 'expert'] as const;
export const FRIENDS = 'friends';
export type Against = (typeof LEVELS)[number] | typeof FRIENDS;

const ALL: readonly Against[] = [...LEVELS, FRIENDS];

interface Habits {
  /** Null while nobody has chosen: everybody then meets the bots that suit the variant. */
  readonly against: Against | null;
  /** What was played last, as `keyOf` writes it. */
  readonly played: string | null;
}

/** What this device remembers of how people play on it. */
export const useHabits = create<Habits>(() => ({
  against: ALL.find((one) => one === recall('against')) ?? null,
  played: recall('played'),
}));

export function chooseAgainst(against: Against): void {
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

/** The bots that come to a table, where bots come. */
export function levelFor(entry: Pick<UiEntry, 'levels'>, variant: Variant, against: Against | null): string {
  const { levels } = entry;
  const wanted = against === null || against === FRIENDS ? usualLevel(entry, variant) : against;
  return levels.includes(wanted) ? wanted : (levels[0] ?? '');
}

/** Of this game: what was played last on this device, else what its box offers first. */
export function usualVariant(game: string, { variants }: Pick<UiEntry, 'variants'>, played: string | null): Variant {
  return variants.find((variant) => keyOf(game, variant) === played) ?? variants[0];
}
