import { type AnyGame, readOptions } from '@tablee/kernel';
import { readHouse } from '@tablee/protocol';
import { placesFor, withPlaces } from '../seats/places.ts';
import { fitSeatOptions } from '../seats/seat-options.ts';
import { type Changed, no, revised } from './changed.ts';
import type { TableDoc } from './table-doc.ts';

/** Options of the game and house rules. */
export interface Choices {
  readonly options: object;
  readonly house: object;
}

/** Values that are not given keep their current value. */
export function chooseOptions(doc: TableDoc, guest: string, definition: AnyGame, said: Choices): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  if (guest !== doc.maker) return no('not-the-maker');
  const read = readOptions(definition.options, { ...doc.setup.options, ...said.options });
  if (!read.ok) return no('bad-options');
  const house = readHouse(definition.traits.pace, { ...doc.house, ...said.house });
  if (!house.ok) return no('bad-house');
  const count = placesFor(definition.seating(read.options), doc.seats.length);
  const seats = withPlaces(count, doc.seats);
  if (seats.length > count) return no('too-many');
  const setup = { ...doc.setup, options: read.options };
  return revised(fitSeatOptions({ ...doc, setup, seats }, definition), { house: house.options });
}
