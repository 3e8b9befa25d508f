import {
  fitSeatOptions,
  type HostCatalog,
  type LiveTable,
  type Person,
  type Sitter,
  seatsAfter,
  type TableDoc,
  withPlaces,
} from '@tablee/host';
import { defaultSeatOptions, findGame, isNonce, mostSeats, readOptions } from '@tablee/kernel';
import type { Guest } from '../store/server-store.ts';
import type { Hall, HallActed } from './hall.ts';
import { firstRevision, personOf, type WantedTable } from './new-table.ts';

type RematchProblem =
  | Extract<HallActed, { ok: false }>['why']
  | 'not-over'
  | 'not-seated'
  | 'bad-nonce'
  | 'rules-changed';

export type Rematch = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly why: RematchProblem };

/** The client's part of the seed, and the games that are new to the player who asks. */
type Brought = Pick<WantedTable, 'nonce' | 'learning'>;

/** Makes the next table for the same people: one for each old table, however many ask for it. */
export class Rematches {
  readonly #making = new Map<string, Promise<Rematch>>();
  readonly #hall: Hall;
  readonly #catalog: HostCatalog;

  constructor(hall: Hall, catalog: HostCatalog) {
    this.#hall = hall;
    this.#catalog = catalog;
  }

  async ask(id: string, guest: Guest, { nonce, learning }: Brought, now: number): Promise<Rematch> {
    const opened = await this.#hall.open(id);
    if (!opened.ok) return no(opened.problem);
    const { table } = opened;
    if (table.seatOf(guest.id) === null) return no('not-seated');
    if (table.doc.status !== 'over') return no('not-over');
    if (!isNonce(nonce)) return no('bad-nonce');
    if (table.doc.next !== null) return { ok: true, id: table.doc.next };
    const making = this.#making.get(id) ?? this.#make(table, personOf(guest, nonce, learning), now);
    this.#making.set(id, making);
    return making.finally(() => this.#making.delete(id));
  }

  async #make({ id, doc }: LiveTable, asker: Person, now: number): Promise<Rematch> {
    const next = nextTable(this.#catalog, doc, asker, now);
    if (next === null) return no('rules-changed');
    const followed = await this.#hall.act(id, (table) => table.follow(next));
    return followed.ok ? { ok: true, id: next.id } : followed;
  }
}

/**
 * Offers all seats that the game allows, for friends who come later. Null if the newest rules refuse the old options.
 */
function nextTable(
  catalog: HostCatalog,
  { game, setup, seats, house, listed, barred }: TableDoc,
  asker: Person,
  now: number,
): TableDoc | null {
  const found = findGame(catalog, game);
  if (!found.ok) return null;
  const options = readOptions(found.definition.options, setup.options);
  if (!options.ok) return null;
  const players = seatsAfter(found.definition, setup, seats).map((sitter) => seatAgain(sitter, asker));
  const places = withPlaces(mostSeats(found.definition.seating(options.options)), players);
  const table = {
    setup: {
      seats: places.length,
      options: options.options,
      seatOptions: defaultSeatOptions(found.definition, places.length),
    },
    seats: places,
    house,
    listed,
    barred,
  };
  return fitSeatOptions(firstRevision(found.definition, table, asker.guest, now), found.definition);
}

/**
 * People keep their seats with an empty nonce, which each replaces on joining, and with no game left to learn. Seats of
 * forgotten guests are open.
 */
function seatAgain(sitter: Sitter, asker: Person): Sitter {
  if (sitter.kind !== 'person') return sitter;
  if (sitter.guest === '') return { kind: 'open' };
  return sitter.guest === asker.guest ? { ...sitter, ...asker } : { ...sitter, nonce: '', learning: [] };
}

function no(why: RematchProblem): Rematch {
  return { ok: false, why };
}
