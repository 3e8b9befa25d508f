import { type AnyGame, type ArrangedTable, arrangeTable, type RotatingRole, rotatingRoleIn } from '@tablee/kernel';
import type { BotSitter, Person, Sitter, TableDoc } from '../table/table-doc.ts';
import { type SeatedTable, seatOptionsOf } from './seated-table.ts';

function chosen(options: object | undefined, { option }: RotatingRole): unknown {
  return (options as Readonly<Record<string, unknown>> | undefined)?.[option];
}

/**
 * The players of a match, in the order of their seats, as they sit down for the rematch. Whoever had the rotating role is marked;
 * a person who had chosen it drops that choice, where there is another person to have the role. Somebody alone among bots keeps it.
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

/** Another game has another rotation. */
export function withoutRotation<S extends Sitter>(sitter: S): S {
  const { heldRoleAt: _, ...rest } = sitter as Sitter & { readonly heldRoleAt?: number };
  return rest as S;
}

/**
 * `arrange` gives the same answer to the same choices, so that the same seat would have the role all evening. In a rematch it is
 * asked first with the role given to the seat that is next.
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
 * The seats that may be given the role, the next one first: people before bots, then those who have not had it for longest, then
 * the order of seats. One person alone keeps their side: the seat that had the role is first. Nobody who chose something else;
 * none at all where somebody chose the role.
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

/** In which match of the evening a player last had the role; -1 for never. */
function lastHeld(sitter: Sitter | undefined): number {
  return sitter === undefined || sitter.kind === 'open' ? -1 : (sitter.heldRoleAt ?? -1);
}

function hasHeld(sitter: Sitter | undefined): boolean {
  return lastHeld(sitter) >= 0;
}

/** The place to which a rematch offers the role; null where somebody chose it, for one person alone, in a first match, and where no role rotates. */
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
