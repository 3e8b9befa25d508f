import { type AnyGame, type ArrangedTable, arrangeTable, type RotatingRole, rotatingRoleIn } from '@tablee/kernel';
import type { BotSitter, Person, Sitter, TableDoc } from '../table/table-doc.ts';
import { type SeatedTable, seatOptionsOf } from './seated-table.ts';

function chosen(options: object | undefined, { option }: RotatingRole): unknown {
  return (options as Readonly<Record<string, unknown>> | undefined)?.[option];
}

/**
 * Sitters of the rematch in the order of seats. The one who had the rotating role is marked and loses that choice if
 * another person could have the role.
 */
export function seatsAfter(definition: AnyGame, played: TableDoc['setup'], seats: readonly Sitter[]): Sitter[] {
  const rotation = rotatingRoleIn(definition.seatOptions);
  if (rotation === null) return [...seats];
  const had = played.seatOptions.findIndex((options) => chosen(options, rotation) === rotation.role);
  const now = Math.max(-1, ...seats.map(lastHeld)) + 1;
  const isAlone = isOneAlone(seats);
  return seats.map((sitter, seat) => {
    if (seat !== had || sitter.kind === 'open') return sitter;
    const isTheirs = sitter.kind === 'person' || sitter.standsIn === true;
    return { ...(isTheirs && !isAlone ? withoutChoice(sitter, rotation) : sitter), heldRoleAt: now };
  });
}

function withoutChoice<S extends Person | BotSitter>(sitter: S, { option }: RotatingRole): S {
  const { [option]: _, ...seatOptions } = sitter.seatOptions ?? {};
  return { ...sitter, seatOptions };
}

export function withoutRotation<S extends Sitter>(sitter: S): S {
  const { heldRoleAt: _, ...rest } = sitter as Sitter & { readonly heldRoleAt?: number };
  return rest as S;
}

/**
 * Calls `arrange` with the role given to the next seat in the rotation: without it, equal choices would give the role
 * to the same seat in every match.
 */
export function arrangeInRotation(definition: AnyGame, doc: TableDoc, seated: SeatedTable): ArrangedTable {
  const { setup } = seated;
  for (const { seat, options } of candidates(definition, doc, seated)) {
    const arranged = arrangeTable(definition, { ...setup, seatOptions: setup.seatOptions.with(seat, options) });
    if (arranged.ok) return arranged;
  }
  return arrangeTable(definition, setup);
}

interface Candidate {
  readonly seat: number;
  readonly options: object;
}

/**
 * Seats that may get the role, best first: people before bots, then the longest time without it, then the order of
 * seats. A person who plays alone keeps their side. Seats with another choice are left out; empty if somebody chose the
 * role.
 */
function candidates(definition: AnyGame, { seats }: TableDoc, { places, setup }: SeatedTable): Candidate[] {
  const rotation = rotatingRoleIn(definition.seatOptions);
  const sitters = places.map((place) => seats[place]);
  const latest = sitters.reduce((best, sitter, seat) => (lastHeld(sitter) > lastHeld(sitters[best]) ? seat : best), 0);
  if (rotation === null || !seats.some(hasHeld)) return [];
  if (setup.seatOptions.some((options) => chosen(options, rotation) === rotation.role)) return [];
  const isAlone = isOneAlone(seats);
  const rank = (seat: number): number => {
    const isLatest = hasHeld(sitters[seat]) && seat === latest;
    if (isAlone) return isLatest ? 0 : isPerson(sitters[seat]) ? 2 : 1;
    return isPerson(sitters[seat]) ? Number(isLatest) : 2 + Number(isLatest);
  };
  return sitters
    .map((_, index) => (latest + 1 + index) % sitters.length)
    .filter((seat) => sitters[seat]?.kind !== 'open')
    .filter((seat) => chosen(setup.seatOptions[seat], rotation) === rotation.unchosen)
    .toSorted((one, other) => rank(one) - rank(other) || lastHeld(sitters[one]) - lastHeld(sitters[other]))
    .map((seat) => ({ seat, options: { ...setup.seatOptions[seat], [rotation.option]: rotation.role } }));
}

function isPerson(sitter: Sitter | undefined): sitter is Person {
  return sitter?.kind === 'person';
}

function isOneAlone(seats: readonly Sitter[]): boolean {
  return seats.filter(isPerson).length < 2;
}

/** Number of the match in which a player last had the role; -1 for never. */
function lastHeld(sitter: Sitter | undefined): number {
  return sitter === undefined || sitter.kind === 'open' ? -1 : (sitter.heldRoleAt ?? -1);
}

function hasHeld(sitter: Sitter | undefined): boolean {
  return lastHeld(sitter) >= 0;
}

/**
 * Seat to which a rematch offers the role; null if somebody chose it, for a person alone, in a first match and without
 * a rotating role.
 */
export function offeredPlace(
  definition: AnyGame,
  { seats }: TableDoc,
  plays: readonly (object | null)[],
): number | null {
  const rotation = rotatingRoleIn(definition.seatOptions);
  if (rotation === null || !seats.some(hasHeld) || isOneAlone(seats)) return null;
  const place = plays.findIndex((options) => options !== null && chosen(options, rotation) === rotation.role);
  if (place === -1) return null;
  return chosen(seatOptionsOf(seats[place], definition), rotation) === rotation.role ? null : place;
}
