import { type Seat } from '@tablee/kernel';
import { campOf, classOf } from './camps.ts';
import { bannerOf, elementsOf, skillsOf } from './content/cards.ts';
import { jokersToRepel } from './content/dragon.ts';
import { JOKERS } from './content/heroes.ts';
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

const KINDS: Readonly<Record<Spot, 'trial' | 'spell' | 'tile'>> = {
  t1: 'trial',
  t2: 'trial',
  t3: 'trial',
  s1: 'spell',
  s2: 'spell',
  s3: 'spell',
  dragon: 'tile',
};

export function isSpellSpot(spot: Spot): spot is SpellSpot {
  return KINDS[spot] === 'spell';
}

export function isTrialSpot(spot: Spot): spot is TrialSpot {
  return KINDS[spot] === 'trial';
}

export function isHeroSpot(spot: Spot): spot is HeroSpot {
  return !isSpellSpot(spot);
}

/** Camp that places dice on this spot (RO-16, RO-23). */
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

/** Squares on the side that the camp of this spot fills; none on the tile if the dragon does not play. */
export function squaresAt(table: RushTable, spot: Spot): readonly Square[] {
  if (spot === 'dragon') return table.dragon === null ? [] : (TILE_SQUARES[jokersToRepel(table.dice.length)] ?? []);
  return isSpellSpot(spot) ? elementsOf(table.cards[spot]) : skillsOf(table.cards[spot]);
}

/** Cached by the number of jokers, because squares are read many times per second. */
const TILE_SQUARES: readonly (readonly Square[])[] = Array.from({ length: 7 }, (_, count) =>
  Array.from({ length: count }, () => 'joker' as const),
);

/** Placed dice with their squares. Written as a loop because it runs many times per second. */
export function diceAt({ dice }: RushTable, spot: Spot): (DieRef & { readonly square: number })[] {
  const there: (DieRef & { readonly square: number })[] = [];
  dice.forEach((own, seat) => {
    own.forEach((die, index) => {
      if (isAt(die, spot)) there.push({ seat: seat as Seat, die: index, square: die.square });
    });
  });
  return there;
}

/** Seats with dice on this spot: the colours that RO-8 counts. */
export function seatsAt({ dice }: RushTable, spot: Spot): Seat[] {
  return dice.flatMap((own, seat) => (own.some((die) => isAt(die, spot)) ? [seat as Seat] : []));
}

export function isAt(die: Die, spot: Spot): die is PlacedDie {
  return die.is === 'placed' && die.spot === spot;
}

/** Null before the die is rolled. */
export function faceOf(die: Die | undefined): Face | null {
  return die === undefined || die.is === 'loose' ? null : die.face;
}

function takenAt(table: RushTable, spot: Spot): ReadonlySet<number> {
  return new Set(diceAt(table, spot).map(({ square }) => square));
}

/** Index of the first free square with this symbol; -1 if there is none. */
export function freeSquare(table: RushTable, spot: Spot, as: Square): number {
  const taken = takenAt(table, spot);
  return squaresAt(table, spot).findIndex((square, index) => square === as && !taken.has(index));
}

/** Symbols of the squares without a die. */
export function freeSquaresAt(table: RushTable, spot: Spot): Square[] {
  const taken = takenAt(table, spot);
  return squaresAt(table, spot).filter((_, index) => !taken.has(index));
}

/** Number of squares without a die. */
export function missingAt(table: RushTable, spot: Spot): number {
  return squaresAt(table, spot).length - diceAt(table, spot).length;
}

/** RO-7. */
export function isFull(table: RushTable, spot: Spot): boolean {
  return missingAt(table, spot) === 0;
}

/** RO-30: a completed card stays completed until it is discarded. */
export function isCompleted({ completions, asking }: RushTable, spot: Spot): boolean {
  return asking?.spot === spot || completions.some((completion) => completion.spot === spot);
}

/** RO-34. */
export function isUnderDragon({ dragon }: RushTable, spot: Spot): boolean {
  return dragon !== null && dragon > 0 && spot === TRIAL_SPOTS[dragon - 1];
}

/** Spot with dice of this seat, or null. RO-18 and RO-23 allow only one. */
export function spotOf({ dice }: RushTable, seat: Seat): Spot | null {
  for (const die of dice[seat] ?? []) if (die.is === 'placed') return die.spot;
  return null;
}

/** Spot with dice of this hero, or null. Hero dice are never on a spell. */
export function heroSpotOf(table: RushTable, hero: Seat): HeroSpot | null {
  const spot = spotOf(table, hero);
  return spot === null || isSpellSpot(spot) ? null : spot;
}

/** Number of dice that are not on a card. */
export function freeDice({ dice }: RushTable, seat: Seat): number {
  return (dice[seat] ?? []).filter(({ is }) => is !== 'placed').length;
}

/** RO-25, RO-A21: symbols that the sorcerer's jokers can stand for. */
export function bannersOf({ cards }: RushTable): Element[] {
  const shown = CARD_SPOTS.map((spot) => bannerOf(cards[spot]));
  return [...new Set(shown)].filter((banner) => banner !== null);
}

/** RO-22, RO-25: symbols that the jokers of this seat can stand for: the skill of the hero, or visible banners. */
export function jokersOf(table: RushTable, seat: Seat): readonly Square[] {
  const hero = classOf(table, seat);
  return hero === null ? bannersOf(table) : [JOKERS[hero]];
}

/** RO-29. */
export function heroDiceAt(table: RushTable, spot: HeroSpot): DieRef[] {
  return diceAt(table, spot).map(({ seat, die }) => ({ seat, die }));
}

export function isHero(table: RushTable, seat: Seat): boolean {
  return campOf(table, seat) === 'heroes';
}
