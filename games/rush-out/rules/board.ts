import { type Seat } from '@tablee/kernel';
import { campOf } from './camps.ts';
import { bannerOf, elementsOf, skillsOf } from './content/cards.ts';
import { jokersToRepel } from './content/dragon.ts';
import type { Element } from './content/symbols.ts';
import type {
  Camp,
  CardSpot,
  Die,
  DieRef,
  Face,
  HeroSpot,
  PlacedDie,
  RushTable,
  SpellSpot,
  Spot,
  Square,
  TrialSpot,
} from './types.ts';

export const TRIAL_SPOTS: readonly TrialSpot[] = ['t1', 't2', 't3'];
export const SPELL_SPOTS: readonly SpellSpot[] = ['s1', 's2', 's3'];
export const CARD_SPOTS: readonly CardSpot[] = [...TRIAL_SPOTS, ...SPELL_SPOTS];
export const HERO_SPOTS: readonly HeroSpot[] = [...TRIAL_SPOTS, 'dragon'];
export const SPOTS: readonly Spot[] = [...CARD_SPOTS, 'dragon'];

export function isSpellSpot(spot: Spot): spot is SpellSpot {
  return spot.startsWith('s');
}

export function isTrialSpot(spot: Spot): spot is TrialSpot {
  return spot.startsWith('t');
}

export function isHeroSpot(spot: Spot): spot is HeroSpot {
  return !isSpellSpot(spot);
}

/** Who lays dice there (RO-16, RO-23). */
export function campAt(spot: Spot): Camp {
  return isSpellSpot(spot) ? 'sorcerer' : 'heroes';
}

export function spotsOf(table: RushTable, camp: 'heroes'): readonly HeroSpot[];
export function spotsOf(table: RushTable, camp: Camp): readonly Spot[];
export function spotsOf(table: RushTable, camp: Camp): readonly Spot[] {
  if (camp === 'sorcerer') return SPELL_SPOTS;
  return table.dragon === null ? TRIAL_SPOTS : HERO_SPOTS;
}

/** Null for the dragon tile. */
export function cardAt({ cards }: RushTable, spot: Spot): string | null {
  return spot === 'dragon' ? null : cards[spot];
}

/** The squares of the side that its camp fills; the tile of a dragon that does not play has none. */
export function squaresAt(table: RushTable, spot: Spot): readonly Square[] {
  if (spot === 'dragon') return table.dragon === null ? [] : (TILES[jokersToRepel(table.dice.length)] ?? []);
  return isSpellSpot(spot) ? elementsOf(table.cards[spot]) : skillsOf(table.cards[spot]);
}

/** Made once: squares are asked for many times a second. */
const TILES: readonly (readonly Square[])[] = Array.from({ length: 7 }, (_, count) =>
  Array.from({ length: count }, () => 'joker' as const),
);

/** The dice that lie there, with their squares. A loop: it is asked for many times a second. */
export function diceAt({ dice }: RushTable, spot: Spot): (DieRef & { readonly square: number })[] {
  const there: (DieRef & { readonly square: number })[] = [];
  dice.forEach((own, seat) => {
    own.forEach((die, index) => {
      if (isAt(die, spot)) there.push({ seat: seat as Seat, die: index, square: die.square });
    });
  });
  return there;
}

/** Whose dice lie there: what RO-8 calls their colours. */
export function seatsAt({ dice }: RushTable, spot: Spot): Seat[] {
  return dice.flatMap((own, seat) => (own.some((die) => isAt(die, spot)) ? [seat as Seat] : []));
}

export function isAt(die: Die, spot: Spot): die is PlacedDie {
  return die.is === 'placed' && die.spot === spot;
}

/** What a die shows; null before it is rolled. */
export function faceOf(die: Die | undefined): Face | null {
  return die === undefined || die.is === 'loose' ? null : die.face;
}

/** The squares that have a die. */
function takenAt(table: RushTable, spot: Spot): ReadonlySet<number> {
  return new Set(diceAt(table, spot).map(({ square }) => square));
}

/** The first free square that asks for this; -1 where there is none. */
export function freeSquare(table: RushTable, spot: Spot, as: Square): number {
  const taken = takenAt(table, spot);
  return squaresAt(table, spot).findIndex((square, index) => square === as && !taken.has(index));
}

/** What the squares without a die ask for. */
export function freeSquaresAt(table: RushTable, spot: Spot): Square[] {
  const taken = takenAt(table, spot);
  return squaresAt(table, spot).filter((_, index) => !taken.has(index));
}

/** How many squares have no die yet. */
export function missingAt(table: RushTable, spot: Spot): number {
  return squaresAt(table, spot).length - diceAt(table, spot).length;
}

/** Every square has a die (RO-7). */
export function isFull(table: RushTable, spot: Spot): boolean {
  return missingAt(table, spot) === 0;
}

/** RO-30: whatever happens, it stays completed. */
export function isCompleted({ completions, asking }: RushTable, spot: Spot): boolean {
  return asking?.spot === spot || completions.some((completion) => completion.spot === spot);
}

/** RO-34. */
export function isUnderDragon({ dragon }: RushTable, spot: Spot): boolean {
  return dragon !== null && dragon > 0 && spot === TRIAL_SPOTS[dragon - 1];
}

/** Where a seat's dice lie; null where none does. It is never more than one place (RO-18, RO-23). */
export function spotOf({ dice }: RushTable, seat: Seat): Spot | null {
  for (const die of dice[seat] ?? []) if (die.is === 'placed') return die.spot;
  return null;
}

/** The same of a hero, whose dice never lie on a spell. */
export function heroSpotOf(table: RushTable, hero: Seat): HeroSpot | null {
  const spot = spotOf(table, hero);
  return spot === null || isSpellSpot(spot) ? null : spot;
}

/** Dice of this seat that lie on no card. */
export function freeDice({ dice }: RushTable, seat: Seat): number {
  return (dice[seat] ?? []).filter(({ is }) => is !== 'placed').length;
}

/** RO-25, RO-A21: what the sorcerer's jokers may stand for. */
export function bannersOf({ cards }: RushTable): Element[] {
  const shown = CARD_SPOTS.map((spot) => bannerOf(cards[spot]));
  return [...new Set(shown)].filter((banner) => banner !== null);
}

/** Hero dice that lie there (RO-29). */
export function heroDiceAt(table: RushTable, spot: HeroSpot): DieRef[] {
  return diceAt(table, spot).map(({ seat, die }) => ({ seat, die }));
}

export function isHero(table: RushTable, seat: Seat): boolean {
  return campOf(table, seat) === 'heroes';
}
