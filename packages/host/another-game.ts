import { type AnyGame, defaultOptions, findGame } from '@tablee/kernel';
import { type HouseRules, readHouse } from '@tablee/protocol';
import type { HostCatalog } from './rebuild.ts';
import { type Changed, revised } from './seating.ts';
import type { Sitter, TableDoc } from './table-doc.ts';

export interface WantedGame {
  readonly game: string;
  /** For a bot whose own level the game does not know. */
  readonly level: string;
}

/** The same people play something else, with the options that it usually has and all the places that it knows. */
export function chooseGame(doc: TableDoc, guest: string, catalog: HostCatalog, wanted: WantedGame): Changed {
  if (doc.status !== 'waiting') return { ok: false, why: 'not-waiting' };
  if (guest !== doc.maker) return { ok: false, why: 'not-the-maker' };
  const found = findGame(catalog, wanted.game);
  if (!found.ok) return { ok: false, why: 'unknown-game' };
  const { definition } = found;
  const options = defaultOptions(definition.options);
  const { max } = definition.seating(options);
  if (doc.seats.filter(({ kind }) => kind === 'person').length > max) return { ok: false, why: 'too-many' };
  const levels = catalog[wanted.game]?.bots ?? {};
  const seats = seatedFor(max, doc.seats).map(
    (sitter): Sitter =>
      sitter.kind === 'bot' && !Object.hasOwn(levels, sitter.level) ? { ...sitter, level: wanted.level } : sitter,
  );
  const seatOptions = seats.map(() => defaultOptions(definition.seatOptions));
  const setup = { seats: seats.length, options, seatOptions };
  return revised(doc, {
    game: definition.id,
    version: definition.version,
    setup,
    seats,
    house: houseFor(definition, doc),
  });
}

/** In real time there are no turns to measure. */
function houseFor({ traits: { pace } }: AnyGame, { house }: TableDoc): HouseRules {
  const read = readHouse(pace, house);
  return read.ok ? read.options : { ...house, clock: 'none', fair: true };
}

/** Exactly so many places: free ones are added, or taken away before bots are; people stay. */
function seatedFor(count: number, before: readonly Sitter[]): Sitter[] {
  const seats = [...before];
  for (const kind of ['open', 'bot'] as const) {
    for (let seat = seats.length - 1; seat >= 0 && seats.length > count; seat -= 1) {
      if (seats[seat]?.kind === kind) seats.splice(seat, 1);
    }
  }
  while (seats.length < count) seats.push({ kind: 'open' });
  return seats;
}
