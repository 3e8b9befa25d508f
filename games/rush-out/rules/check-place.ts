import type { Seat } from '@tablee/kernel';
import { freeSquare, isCompleted, isHero, isUnderDragon, jokersOf, seatsAt, spotOf } from './board.ts';
import { campOf, classOf } from './camps.ts';
import { type HeroClass, JOKERS } from './content/heroes.ts';
import { modulesOf, ownerOf } from './modules/installed.ts';
import { cardAt, isOf, placeAt, squaresAt } from './places.ts';
import { refuse } from './refuse.ts';
import type { CommandOf, Die, Face, RushRefusal, RushTable, Spot, Square } from './types.ts';

export type PlaceCommand = CommandOf<'place'>;

/** RO-19. */
export const MAX_COLOURS = 2;

export function refusePlace(table: RushTable, seat: Seat, { die: index, spot, as }: PlaceCommand): RushRefusal | null {
  const die = table.dice[seat]?.[index];
  if (die === undefined) return refuse('RO-1', { dice: table.dice[seat]?.length ?? 0 });
  const { face } = die as Extract<Die, { is: 'rolled' }>;
  return (
    refuseSpot(table, seat, spot) ??
    refuseUnrolled(table, die) ??
    refuseSecondCard(table, seat, spot) ??
    refuseColours(table, seat, spot) ??
    refuseFace(table, seat, face, spot, as) ??
    refuseSymbol(table, seat, spot, as) ??
    (face === 'joker' && !isForJokers(table, spot) ? refuseJokerSquare(table, seat, spot, as) : null) ??
    refuseSquare(table, seat, spot, as)
  );
}

/** RO-19, RO-34: true if one more hero could help to complete this card. */
export function canBeJoined(table: RushTable, spot: Spot): boolean {
  return seatsAt(table, spot, 'heroes').length < MAX_COLOURS && !isUnderDragon(table, spot);
}

/** Name of a card or the dragon tile in facts. */
export function cardOrTileAt(table: RushTable, spot: Spot): string {
  return cardAt(table, spot) ?? 'dragon-tile';
}

function isForJokers(table: RushTable, spot: Spot): boolean {
  return placeAt(table, spot)?.isForJokers === true;
}

function refuseSpot(table: RushTable, seat: Seat, spot: Spot): RushRefusal | null {
  const camp = campOf(table, seat);
  if (placeAt(table, spot) !== null && !isOf(table, spot, camp)) return refuseSide(table, seat, spot);
  if (isCompleted(table, spot, camp)) return refuse('RO-7', { card: cardOrTileAt(table, spot) });
  return ownerOf(spot)?.refuseSpot?.(table, seat, spot) ?? null;
}

/** RO-16, RO-23: the place is on the side of the other camp. */
export function refuseSide(table: RushTable, seat: Seat, spot: Spot): RushRefusal {
  return refuse(isHero(table, seat) ? 'RO-16' : 'RO-23', { why: 'side', card: cardOrTileAt(table, spot) });
}

function refuseUnrolled(table: RushTable, die: Die): RushRefusal | null {
  if (die.is === 'loose') return refuse('RO-15', { why: 'loose' });
  if (die.is === 'locked') return refuse('RO-44');
  return die.is === 'placed' ? refuse('RO-20', { why: 'placed', card: cardOrTileAt(table, die.spot) }) : null;
}

/** RO-16, RO-18; RO-23 for the sorcerer. */
function refuseSecondCard(table: RushTable, seat: Seat, spot: Spot): RushRefusal | null {
  const other = spotOf(table, seat);
  if (other !== null && other !== spot) {
    const why = isCompleted(table, other, campOf(table, seat)) ? 'complete' : 'other';
    return refuse(isHero(table, seat) ? 'RO-18' : 'RO-23', { why, card: cardOrTileAt(table, other) });
  }
  const rolledFor = table.rollSpot[seat] ?? null;
  if (rolledFor === null || rolledFor === spot) return null;
  return refuse(isHero(table, seat) ? 'RO-16' : 'RO-23', { why: 'roll', card: cardOrTileAt(table, rolledFor) });
}

/** RO-16, RO-18: true if this roll may go nowhere else. Refusals give different advice then. */
function isBound(table: RushTable, seat: Seat, spot: Spot): boolean {
  return spotOf(table, seat) === spot || table.rollSpot[seat] === spot;
}

export function boundOrFree(table: RushTable, seat: Seat, spot: Spot): 'bound' | 'free' {
  return isBound(table, seat, spot) ? 'bound' : 'free';
}

/** RO-19, RO-37, RO-A19: counts the dice that are on the spot now. */
function refuseColours(table: RushTable, seat: Seat, spot: Spot): RushRefusal | null {
  if (!isHero(table, seat)) return null;
  const others = seatsAt(table, spot, 'heroes').filter((other) => other !== seat);
  const [one = 0, two = 0] = others;
  if (others.length < MAX_COLOURS) return null;
  return isForJokers(table, spot)
    ? refuse('RO-37', { why: isBound(table, seat, spot) ? 'bound' : 'colours', one, two })
    : refuse('RO-19', { why: boundOrFree(table, seat, spot), card: cardOrTileAt(table, spot), one, two });
}

/** RO-17, RO-22, RO-25, RO-37: checks the face against `as`, the symbol of the square. */
function refuseFace(table: RushTable, seat: Seat, face: Face, spot: Spot, as: Square): RushRefusal | null {
  if (isForJokers(table, spot))
    return face === 'joker' && as === 'joker' ? null : refuse('RO-37', { why: 'face', face });
  if (face !== 'joker') {
    if (face === as) return null;
    return refuse(isHero(table, seat) ? 'RO-17' : 'RO-23', { why: 'face', face, card: cardOrTileAt(table, spot) });
  }
  const jokers = jokersOf(table, seat);
  if (jokers.includes(as)) return null;
  const hero = classOf(table, seat);
  return hero === null
    ? refuse('RO-25', { why: 'banner', symbol: as, count: jokers.length })
    : refuseJoker(table, seat, spot, hero);
}

/** RO-43: a square of a symbol that the seat may not use. */
function refuseSymbol(table: RushTable, seat: Seat, spot: Spot, as: Square): RushRefusal | null {
  return hasSquare(table, seat, spot, [as]) && !isForJokers(table, spot) ? refusalOfSymbol(table, seat, as) : null;
}

export function refusalOfSymbol(table: RushTable, seat: Seat, as: Square): RushRefusal | null {
  for (const module of modulesOf(table)) {
    const refusal = module.refuseSymbol?.(table, seat, as) ?? null;
    if (refusal !== null) return refusal;
  }
  return null;
}

/** RO-22: tells the hero which symbol the joker stands for; `why` depends on whether another card may take it. */
function refuseJoker(table: RushTable, seat: Seat, spot: Spot, hero: HeroClass): RushRefusal {
  const isElsewhere = isBound(table, seat, spot) && !hasSquare(table, seat, spot, jokersOf(table, seat));
  const why = isElsewhere ? 'bound' : 'free';
  return refuse('RO-22', { why, class: hero, symbol: JOKERS[hero], card: cardOrTileAt(table, spot) });
}

function hasSquare(table: RushTable, seat: Seat, spot: Spot, symbols: readonly Square[]): boolean {
  return squaresAt(table, spot, campOf(table, seat)).some((square) => symbols.includes(square));
}

/** RO-22, RO-25: no square shows a joker. If no square takes this one either, the refusal says what it stands for. */
function refuseJokerSquare(table: RushTable, seat: Seat, spot: Spot, as: Square): RushRefusal | null {
  const hero = classOf(table, seat);
  if (hero !== null) return hasSquare(table, seat, spot, [as]) ? null : refuseJoker(table, seat, spot, hero);
  const isUseless = jokersOf(table, seat).every((symbol) => freeSquare(table, spot, 'sorcerer', symbol) === -1);
  return isUseless ? refuse('RO-25', { why: 'square', card: cardOrTileAt(table, spot) }) : null;
}

function refuseSquare(table: RushTable, seat: Seat, spot: Spot, as: Square): RushRefusal | null {
  if (freeSquare(table, spot, campOf(table, seat), as) !== -1) return null;
  const facts = { symbol: as, card: cardOrTileAt(table, spot) };
  if (hasSquare(table, seat, spot, [as])) return refuse('RO-A20', facts);
  if (!isHero(table, seat)) return refuse('RO-23', { why: 'square', ...facts });
  return refuse('RO-17', { why: isBound(table, seat, spot) ? 'bound' : 'square', ...facts });
}

/** Symbols that the die can stand for on this spot, even if no square is free. */
export function symbolsOf(table: RushTable, seat: Seat, face: Face, spot: Spot): readonly Square[] {
  return face !== 'joker' || isForJokers(table, spot) ? [face] : jokersOf(table, seat);
}
