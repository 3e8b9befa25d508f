import type { Seat } from '@tablee/kernel';
import { isHero, jokersOf } from '../rules/board.ts';
import { campOf } from '../rules/camps.ts';
import { refusalOfSymbol } from '../rules/check-place.ts';
import { ELEMENTS, SKILLS } from '../rules/content/symbols.ts';
import { placeAt } from '../rules/places.ts';
import type { Camp, Face, RushView, Spot, Square } from '../rules/types.ts';
import { type Need, neediest } from './odds.ts';

/** Symbols of a camp, in the order of `Need`. */
function symbolsOf(view: RushView, seat: Seat): readonly string[] {
  return isHero(view, seat) ? SKILLS : ELEMENTS;
}

/**
 * Free squares of one camp, optionally as if the dice of one seat were gone. On a place for jokers all squares count as
 * one symbol, and jokers are its plain faces.
 */
export function needAt(view: RushView, spot: Spot, camp: Camp, without: Seat | null = null): Need {
  const symbols: readonly string[] = camp === 'heroes' ? SKILLS : ELEMENTS;
  const place = placeAt(view, spot);
  const squares = place?.squares[camp] ?? [];
  const need = symbols.map(() => 0);
  const count = (square: number, by: number): void => {
    const symbol = place?.isForJokers === true ? 0 : symbols.indexOf(squares[square] as string);
    need[symbol] = (need[symbol] as number) + by;
  };
  for (const square of squares.keys()) count(square, 1);
  for (const [seat, own] of view.dice.entries()) {
    if (seat === without || campOf(view, seat as Seat) !== camp) continue;
    for (const die of own) if (die.is === 'placed' && die.spot === spot) count(die.square, -1);
  }
  return need;
}

/** RO-37: true if jokers stand for nothing there, and no other face fits. */
function isForJokers(view: RushView, spot: Spot): boolean {
  return placeAt(view, spot)?.isForJokers === true;
}

/** For each symbol, true if a joker of this seat may stand for it. */
export function jokersAs(view: RushView, seat: Seat, spot: Spot): readonly boolean[] {
  if (isForJokers(view, spot)) return SKILLS.map(() => false);
  const allowed: readonly string[] = jokersOf(view, seat);
  return symbolsOf(view, seat).map((symbol) => allowed.includes(symbol));
}

/** RO-43. */
function isForbidden(view: RushView, seat: Seat, symbol: Square): boolean {
  return refusalOfSymbol(view, seat, symbol) !== null;
}

/** True if some of these free squares are forbidden to this seat. */
export function hasForbidden(view: RushView, seat: Seat, left: Need): boolean {
  return left.some((count, symbol) => count > 0 && isForbidden(view, seat, SKILLS[symbol] as Square));
}

/** A rolled die and its index. */
export interface RolledDie {
  readonly die: number;
  readonly face: Face;
}

export function rolledOf(view: RushView, seat: Seat): RolledDie[] {
  return (view.dice[seat] ?? []).flatMap((die, index) => (die.is === 'rolled' ? [{ die: index, face: die.face }] : []));
}

/** A die and the symbol of the square that it would fill. */
export interface DieFit {
  readonly die: number;
  readonly as: Square;
}

export interface FitResult {
  readonly fits: readonly DieFit[];
  readonly left: Need;
}

/** Dice that fit free squares, plain faces before jokers, and the squares that stay free. */
export function fitDice(view: RushView, seat: Seat, spot: Spot, rolled: readonly RolledDie[]): FitResult {
  const left = [...needAt(view, spot, campOf(view, seat))];
  const symbols = symbolsOf(view, seat);
  const fits: DieFit[] = [];
  const lay = (die: number, symbol: number, as: Square): void => {
    left[symbol] = (left[symbol] as number) - 1;
    fits.push({ die, as });
  };
  const takesJokers = isForJokers(view, spot);
  const isOpen = (symbol: number): boolean =>
    (left[symbol] ?? 0) > 0 && (takesJokers || !isForbidden(view, seat, symbols[symbol] as Square));
  const plain = rolled.filter(({ face }) => (face === 'joker') === takesJokers);
  for (const { die, face } of plain) {
    const symbol = takesJokers ? 0 : symbols.indexOf(face);
    if (isOpen(symbol)) lay(die, symbol, face);
  }
  if (takesJokers) return { fits, left };
  const allowed = jokersAs(view, seat, spot).map((isAllowed, symbol) => isAllowed && isOpen(symbol));
  for (const { die } of rolled.filter(({ face }) => face === 'joker')) {
    const symbol = neediest(left, allowed);
    if (symbol !== -1) lay(die, symbol, symbols[symbol] as Square);
  }
  return { fits, left };
}
