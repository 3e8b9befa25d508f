import { randomBytes } from 'node:crypto';
import type { HostCatalog, Person, Sitter, TableDoc } from '@tablee/host';
import {
  type AnyGame,
  defaultOptions,
  findGame,
  type GameTypes,
  isNonce,
  readOptions,
  type TableSetup,
} from '@tablee/kernel';
import { readHouse } from '@tablee/protocol';
import { makePersona, type Persona } from '../guests/persona.ts';
import { randomId } from '../random-id.ts';
import type { Guest } from '../store/server-store.ts';

type WantedSeat =
  | { readonly kind: 'me' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' };

export interface WantedTable {
  readonly game: string;
  readonly preset: string | null;
  /** Over those of the preset. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Rules of the house; what is not said takes its default. */
  readonly house: Readonly<Record<string, unknown>>;
  readonly seats: readonly WantedSeat[];
  readonly listed: boolean;
  readonly nonce: string;
}

export type NewTableProblem =
  | 'unknown-game'
  | 'unknown-preset'
  | 'bad-options'
  | 'bad-house'
  | 'bad-seats'
  | 'unknown-level'
  | 'bad-nonce';

export type NewTable =
  | { readonly ok: true; readonly doc: TableDoc }
  | { readonly ok: false; readonly why: NewTableProblem };

const SECRET_BYTES = 32;

/** The first revision of a table as somebody wants it. */
export function newTable(catalog: HostCatalog, wanted: WantedTable, guest: Guest, now: number): NewTable {
  const found = findGame(catalog, wanted.game);
  if (!found.ok) return no('unknown-game');
  if (!isNonce(wanted.nonce)) return no('bad-nonce');
  const setup = setUp(found.definition, wanted);
  if (typeof setup === 'string') return no(setup);
  const house = readHouse(found.definition.traits.pace, wanted.house);
  if (!house.ok) return no('bad-house');
  if (wanted.seats.filter(({ kind }) => kind === 'me').length !== 1) return no('bad-seats');
  const bots = catalog[wanted.game]?.bots ?? {};
  if (!wanted.seats.every((seat) => seat.kind !== 'bot' || Object.hasOwn(bots, seat.level))) return no('unknown-level');
  const seats = seatAll(wanted.seats, personOf(guest, wanted.nonce));
  const table = { setup, seats, house: house.options, listed: wanted.listed, barred: [] };
  return { ok: true, doc: firstRevision(found.definition, table, guest.id, now) };
}

export function personOf({ id, name, avatar }: Guest, nonce: string): Person {
  return { kind: 'person', guest: id, name, avatar, nonce };
}

export function firstRevision(
  { id: game, version }: AnyGame,
  table: Pick<TableDoc, 'setup' | 'seats' | 'house' | 'listed' | 'barred'>,
  maker: string,
  now: number,
): TableDoc {
  return {
    ...table,
    id: randomId(),
    revision: 1,
    game,
    version,
    status: 'waiting',
    maker,
    secret: randomBytes(SECRET_BYTES).toString('hex'),
    nonces: null,
    next: null,
    madeAt: now,
  };
}

function setUp(definition: AnyGame, { preset, options, seats }: WantedTable): TableSetup<GameTypes> | NewTableProblem {
  if (preset !== null && !Object.hasOwn(definition.presets, preset)) return 'unknown-preset';
  const read = readOptions(definition.options, { ...(preset !== null && definition.presets[preset]), ...options });
  if (!read.ok) return 'bad-options';
  const { min, max } = definition.seating(read.options);
  if (seats.length < min || seats.length > max) return 'bad-seats';
  const seatOptions = seats.map(() => defaultOptions(definition.seatOptions));
  return { seats: seats.length, options: read.options, seatOptions };
}

/** Every bot with a name of its own. */
function seatAll(wanted: readonly WantedSeat[], me: Person): Sitter[] {
  const personas: Persona[] = [me];
  return wanted.map((seat): Sitter => {
    if (seat.kind === 'me') return me;
    if (seat.kind === 'open') return seat;
    const persona = makePersona(personas);
    personas.push(persona);
    return { kind: 'bot', level: seat.level, ...persona };
  });
}

function no(why: NewTableProblem): NewTable {
  return { ok: false, why };
}
