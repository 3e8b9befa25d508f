import type { Element, Skill } from './content/symbols.ts';
import { modulesOf, placeIn, spotsIn } from './modules/installed.ts';
import type { Camp, CardSpot, HeroSpot, RushTable, SpellSpot, Spot, Square, TrialSpot } from './types.ts';

/** A place for dice: a card with one or two sides, or a tile. */
export interface Place {
  readonly kind: 'trial' | 'spell' | 'tile' | 'laid';
  /** Null for a tile. */
  readonly card: string | null;
  /** Squares by camp; null for a camp that may not place dice here. */
  readonly squares: Readonly<Record<Camp, readonly Square[] | null>>;
  /** RO-37: squares take joker faces only, whatever the jokers of a seat stand for. */
  readonly isForJokers: boolean;
}

export const TRIAL_SPOTS: readonly TrialSpot[] = ['t1', 't2', 't3'];
export const SPELL_SPOTS: readonly SpellSpot[] = ['s1', 's2', 's3'];
export const CARD_SPOTS: readonly CardSpot[] = [...TRIAL_SPOTS, ...SPELL_SPOTS];

export function isSpellSpot(spot: Spot): spot is SpellSpot {
  return (SPELL_SPOTS as readonly Spot[]).includes(spot);
}

export function isTrialSpot(spot: Spot): spot is TrialSpot {
  return (TRIAL_SPOTS as readonly Spot[]).includes(spot);
}

/** True for a place for hero dice. */
export function isHeroSpot(spot: Spot): spot is HeroSpot {
  return !isSpellSpot(spot);
}

/** Null if this table has no such place. */
export function placeAt(table: RushTable, spot: Spot): Place | null {
  return placeIn(table, spot);
}

/** Places where this camp may place dice, in the order of the rulebook. */
export function spotsOf(table: RushTable, camp: 'heroes'): readonly HeroSpot[];
export function spotsOf(table: RushTable, camp: Camp): readonly Spot[];
export function spotsOf(table: RushTable, camp: Camp): readonly Spot[] {
  return spotsIn(table, camp);
}

/** All places of the table, module by module. */
export function allSpots(table: RushTable): readonly Spot[] {
  return modulesOf(table).flatMap(({ spots }) => [
    ...new Set([...(spots?.(table, 'heroes') ?? []), ...(spots?.(table, 'sorcerer') ?? [])]),
  ]);
}

/** RO-16, RO-23: true if this camp may place dice on this spot. */
export function isOf(table: RushTable, spot: Spot, camp: Camp): boolean {
  return (placeAt(table, spot)?.squares[camp] ?? null) !== null;
}

/** The camp of a place with one side; the heroes for a place with two. */
export function campAt(table: RushTable, spot: Spot): Camp {
  return isOf(table, spot, 'heroes') ? 'heroes' : 'sorcerer';
}

/** Null for a tile, and for a place that this table has not. */
export function cardAt(table: RushTable, spot: Spot): string | null {
  return placeAt(table, spot)?.card ?? null;
}

const NO_SQUARES: readonly Square[] = [];

/** Squares on the side of this camp; none if it may not place dice here. */
export function squaresAt(table: RushTable, spot: Spot, camp: Camp): readonly Square[] {
  return placeAt(table, spot)?.squares[camp] ?? NO_SQUARES;
}

/** A card with one side for each camp, either of which may be missing. */
export function cardPlace(
  kind: Place['kind'],
  card: string,
  heroes: readonly Skill[] | null,
  sorcerer: readonly Element[] | null,
): Place {
  return { kind, card, squares: { heroes, sorcerer }, isForJokers: false };
}
