import { type AnyGame, defaultOptions, defaultSeatOptions, findGame, mostSeats } from '@tablee/kernel';
import { type HouseRules, readHouse } from '@tablee/protocol';
import type { HostCatalog } from '../match/rebuild.ts';
import { withPlaces } from '../seats/places.ts';
import { withoutRotation } from '../seats/rotation.ts';
import { fitSeatOptions } from '../seats/seat-options.ts';
import { type Changed, no, revised } from './changed.ts';
import type { Sitter, TableDoc } from './table-doc.ts';

export interface WantedGame {
  readonly game: string;
  /** Level of a bot whose own level the game does not have. */
  readonly level: string;
}

/** Switches the table to another game with its default options and all its seats; sitters stay. */
export function chooseGame(doc: TableDoc, guest: string, catalog: HostCatalog, wanted: WantedGame): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  if (guest !== doc.maker) return no('not-the-maker');
  const found = findGame(catalog, wanted.game);
  if (!found.ok) return no('unknown-game');
  const { definition } = found;
  const options = defaultOptions(definition.options);
  const max = mostSeats(definition.seating(options));
  if (doc.seats.filter(({ kind }) => kind === 'person').length > max) return no('too-many');
  const levels = catalog[wanted.game]?.bots ?? {};
  const seats = withPlaces(max, doc.seats.map(withoutRotation)).map(
    (sitter): Sitter =>
      sitter.kind === 'bot' && !Object.hasOwn(levels, sitter.level) ? { ...sitter, level: wanted.level } : sitter,
  );
  const setup = { seats: seats.length, options, seatOptions: defaultSeatOptions(definition, seats.length) };
  return revised(fitSeatOptions({ ...doc, setup, seats }, definition), {
    game: definition.id,
    version: definition.version,
    house: houseFor(definition, doc),
  });
}

/** Turn clocks mean nothing in real time. */
function houseFor({ traits: { pace } }: AnyGame, { house }: TableDoc): HouseRules {
  const read = readHouse(pace, house);
  return read.ok ? read.options : { ...house, clock: 'none', fair: true };
}
