import { randomBytes } from 'node:crypto';
import type { HostCatalog, Person, SeatOptions, Sitter, TableDoc } from '@tablee/host';
import {
  type AnyGame,
  arrangeSeats,
  findGame,
  type GameTypes,
  isNonce,
  mostSeats,
  type Refusal,
  readOptions,
  type TableSetup,
} from '@tablee/kernel';
import { readHouse } from '@tablee/protocol';
import { makePersona, type Persona } from '../guests/persona.ts';
import { randomId } from '../random-id.ts';
import type { Guest } from '../store/server-store.ts';

/** `options` are those of the seat. */
type WantedSeat =
  | { readonly kind: 'me'; readonly options?: SeatOptions | undefined }
  | { readonly kind: 'bot'; readonly level: string; readonly options?: SeatOptions | undefined }
  | { readonly kind: 'open' };

export interface WantedTable {
  readonly game: string;
  readonly preset: string | null;
  /** Override those of the preset. */
  readonly options: Readonly<Record<string, unknown>>;
  /** House rules; missing ones take their defaults. */
  readonly house: Readonly<Record<string, unknown>>;
  readonly seats: readonly WantedSeat[];
  readonly listed: boolean;
  readonly nonce: string;
  /** Games that are new to the maker. */
  readonly learning: readonly string[];
}

type NewTableProblem =
  | 'unknown-game'
  | 'unknown-preset'
  | 'bad-options'
  | 'bad-house'
  | 'bad-seats'
  | 'refused'
  | 'unknown-level'
  | 'bad-nonce';

export type NewTable =
  | { readonly ok: true; readonly doc: TableDoc }
  | { readonly ok: false; readonly why: NewTableProblem; readonly refusal?: Refusal<GameTypes> };

const SECRET_BYTES = 32;

/** First revision of a table document, or the problem with the request. */
export function newTable(catalog: HostCatalog, wanted: WantedTable, guest: Guest, now: number): NewTable {
  const found = findGame(catalog, wanted.game);
  if (!found.ok) return no('unknown-game');
  if (!isNonce(wanted.nonce)) return no('bad-nonce');
  const setup = setUp(found.definition, wanted);
  if (typeof setup === 'string') return no(setup);
  const arranged = arrangeSeats(found.definition, setup);
  if (!arranged.ok) return { ok: false, why: 'refused', refusal: arranged.refusal };
  const house = readHouse(found.definition.traits.pace, wanted.house);
  if (!house.ok) return no('bad-house');
  if (wanted.seats.filter(({ kind }) => kind === 'me').length !== 1) return no('bad-seats');
  const bots = catalog[wanted.game]?.bots ?? {};
  if (!wanted.seats.every((seat) => seat.kind !== 'bot' || Object.hasOwn(bots, seat.level))) return no('unknown-level');
  const seats = seatAll(wanted.seats, personOf(guest, wanted.nonce, wanted.learning));
  const table = { setup, seats, house: house.options, listed: wanted.listed, barred: [] };
  return { ok: true, doc: firstRevision(found.definition, table, guest.id, now) };
}

export function personOf({ id, name, avatar }: Guest, nonce: string, learning: readonly string[]): Person {
  return { kind: 'person', guest: id, name, avatar, nonce, learning };
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
  const seating = definition.seating(read.options);
  if (seats.length < seating.counts[0] || seats.length > mostSeats(seating)) return 'bad-seats';
  const chosen = seats.map((seat) =>
    readOptions(definition.seatOptions, 'options' in seat ? (seat.options ?? {}) : {}),
  );
  if (!chosen.every((one) => one.ok)) return 'bad-options';
  return { seats: seats.length, options: read.options, seatOptions: chosen.map((one) => one.options) };
}

/** Gives each bot a name of its own. */
function seatAll(wanted: readonly WantedSeat[], me: Person): Sitter[] {
  const personas: Persona[] = [me];
  return wanted.map((seat): Sitter => {
    if (seat.kind === 'open') return seat;
    const chosen = seat.options === undefined ? {} : { seatOptions: seat.options };
    if (seat.kind === 'me') return { ...me, ...chosen };
    const persona = makePersona(personas);
    personas.push(persona);
    return { kind: 'bot', level: seat.level, ...persona, ...chosen };
  });
}

function no(why: NewTableProblem): NewTable {
  return { ok: false, why };
}
