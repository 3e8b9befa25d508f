import type { Seat } from '@tablee/kernel';
import { campOf, classOf } from './camps.ts';
import { bannerOf } from './content/cards.ts';
import { JOKERS } from './content/heroes.ts';
import type { Element } from './content/symbols.ts';
import { CARD_SPOTS, isHeroSpot, squaresAt, TRIAL_SPOTS } from './places.ts';
import type { Camp, Die, DieRef, Face, HeroSpot, PlacedDie, RushTable, Spot, Square } from './types.ts';

/** Placed dice of one camp with their squares. Written as a loop because it runs many times per second. */
export function diceAt(table: RushTable, spot: Spot, camp: Camp): (DieRef & { readonly square: number })[] {
  const there: (DieRef & { readonly square: number })[] = [];
  table.dice.forEach((own, index) => {
    const seat = index as Seat;
    if (campOf(table, seat) !== camp) return;
    own.forEach((die, nth) => {
      if (isAt(die, spot)) there.push({ seat, die: nth, square: die.square });
    });
  });
  return there;
}

/** Seats of one camp with dice on this spot; those of the heroes are the colours that RO-8 counts. */
export function seatsAt(table: RushTable, spot: Spot, camp: Camp): Seat[] {
  return table.dice.flatMap((own, index) => {
    const seat = index as Seat;
    return campOf(table, seat) === camp && own.some((die) => isAt(die, spot)) ? [seat] : [];
  });
}

export function isAt(die: Die, spot: Spot): die is PlacedDie {
  return die.is === 'placed' && die.spot === spot;
}

/** Null before the die is rolled. */
export function faceOf(die: Die | undefined): Face | null {
  return die === undefined || !('face' in die) ? null : die.face;
}

function takenAt(table: RushTable, spot: Spot, camp: Camp): ReadonlySet<number> {
  return new Set(diceAt(table, spot, camp).map(({ square }) => square));
}

/** Index of the first free square with this symbol; -1 if there is none. */
export function freeSquare(table: RushTable, spot: Spot, camp: Camp, as: Square): number {
  const taken = takenAt(table, spot, camp);
  return squaresAt(table, spot, camp).findIndex((square, index) => square === as && !taken.has(index));
}

/** Symbols of the squares without a die. */
export function freeSquaresAt(table: RushTable, spot: Spot, camp: Camp): Square[] {
  const taken = takenAt(table, spot, camp);
  return squaresAt(table, spot, camp).filter((_, index) => !taken.has(index));
}

/** Number of squares without a die. */
export function missingAt(table: RushTable, spot: Spot, camp: Camp): number {
  return squaresAt(table, spot, camp).length - diceAt(table, spot, camp).length;
}

/** RO-7. */
export function isFull(table: RushTable, spot: Spot, camp: Camp): boolean {
  return missingAt(table, spot, camp) === 0;
}

/** RO-30: a side stays completed until its effects and the answers that they wait for are over. */
export function isCompleted({ completions, questions }: RushTable, spot: Spot, camp: Camp): boolean {
  return (
    completions.some((completion) => completion.spot === spot && completion.camp === camp) ||
    (camp === 'sorcerer' && questions.some((question) => question.spot === spot))
  );
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
  return spot === null || !isHeroSpot(spot) ? null : spot;
}

/** True for a die that the next roll takes: neither on a card nor locked. */
export function isFree({ is }: Die): boolean {
  return is === 'loose' || is === 'rolled';
}

/** Number of dice that the next roll takes. */
export function freeDice({ dice }: RushTable, seat: Seat): number {
  return (dice[seat] ?? []).filter(isFree).length;
}

/** Number of dice that the seat plays with (RO-44). */
export function usableDice({ dice }: RushTable, seat: Seat): number {
  return (dice[seat] ?? []).filter(({ is }) => is !== 'locked').length;
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
  return diceAt(table, spot, 'heroes').map(({ seat, die }) => ({ seat, die }));
}

export function isHero(table: RushTable, seat: Seat): boolean {
  return campOf(table, seat) === 'heroes';
}
