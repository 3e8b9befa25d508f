import { type Millis, type Seat, toMillis, toSeat } from './brands.ts';
import type { AnyGame, GameTypes, Result, TableSetup } from './game.ts';
import { canonical, isIndex, isNestedWithin, isRecord, type Json } from './json.ts';
import { type Entry, LOG_FORMAT, type LogEnd, type LogHeader, type TableNote } from './log.ts';
import { readOptions } from './options.ts';
import { isNonce, isSecret, type SeedParts } from './seed.ts';
import { arrangeTable } from './table.ts';

/** Latest accepted stamp. Games add durations to it, and the sum must stay a safe integer. */
const MAX_STAMP_MS = 2 ** 48;
/** JSON.parse reads any depth, but JSON.stringify overflows the stack on deep values. */
const MAX_META_DEPTH = 8;
const HASH = /^[0-9a-f]{64}$/;

/** A header whose table is not yet validated against the rules. */
export interface RawHeader extends Omit<LogHeader, 'table'> {
  readonly table: { readonly seats: number; readonly options: unknown; readonly seatOptions: readonly unknown[] };
}

export function readHeader(raw: Readonly<Record<string, unknown>>): RawHeader | null {
  const { game, version, table, players, commitment } = raw;
  if (raw['tablee'] !== LOG_FORMAT || typeof game !== 'string' || typeof version !== 'number') return null;
  if (typeof commitment !== 'string' || !HASH.test(commitment)) return null;
  if (!isRecord(table) || !isListOf(players, isText)) return null;
  const { seats, options, seatOptions } = table;
  if (typeof seats !== 'number' || !Array.isArray(seatOptions)) return null;
  return { tablee: LOG_FORMAT, game, version, table: { seats, options, seatOptions }, players, commitment };
}

/** The table with every option and role filled in; null if these rules do not allow it. */
export function readTable({ table, players }: RawHeader, definition: AnyGame): TableSetup<GameTypes> | null {
  const { seats } = table;
  const read = readOptions(definition.options, table.options);
  if (!read.ok || table.seatOptions.length !== seats || players.length !== seats) return null;
  const seatOptions = table.seatOptions.flatMap((one) => {
    const ofSeat = readOptions(definition.seatOptions, one);
    return ofSeat.ok ? [ofSeat.options] : [];
  });
  if (seatOptions.length !== seats) return null;
  const arranged = arrangeTable(definition, { seats, options: read.options, seatOptions });
  return arranged.ok && canonical(arranged.table.seatOptions) === canonical(seatOptions) ? arranged.table : null;
}

export function readEnd(raw: Readonly<Record<string, unknown>>, seats: number): LogEnd | null {
  const { stateHash } = raw;
  const seed = readSeed(raw['seed']);
  const result = readResult(raw['result'] ?? null, seats);
  return seed === null || result === undefined || !isText(stateHash) ? null : { seed, result, stateHash };
}

function readSeed(raw: unknown): SeedParts | null {
  if (!isRecord(raw)) return null;
  const { secret, nonces } = raw;
  return isSecret(secret) && isListOf(nonces, isNonce) ? { secret, nonces } : null;
}

/** Returns undefined for an invalid result; null is the valid result of an unfinished match. */
function readResult(raw: unknown, seats: number): Result<GameTypes> | null | undefined {
  if (raw === null) return null;
  if (!isRecord(raw)) return undefined;
  const { rule, ranks, scores } = raw;
  if (!isText(rule) || !isListOf(ranks, isNumber) || !isListOf(scores, isNumber)) return undefined;
  return ranks.length === seats && scores.length === seats ? { rule, ranks, scores } : undefined;
}

export function readEntry(raw: unknown, definition: AnyGame, seats: number): Entry<GameTypes> | null {
  if (!isRecord(raw) || !isIndex(raw['seq']) || !isIndex(raw['at']) || raw['at'] > MAX_STAMP_MS) return null;
  const stamp = { seq: raw['seq'], at: toMillis(raw['at']) };
  switch (raw['kind']) {
    case 'wake':
      return { kind: 'wake', ...stamp };
    case 'command':
      return readCommandEntry(raw, stamp, definition, seats);
    case 'undo': {
      const seat = readSeat(raw['seat'], seats);
      const { undoes } = raw;
      return seat === null || !isIndex(undoes) ? null : { kind: 'undo', ...stamp, seat, undoes };
    }
    case 'table': {
      const note = readNote(raw['note'], seats);
      return note === null ? null : { kind: 'table', ...stamp, note };
    }
    default:
      return null;
  }
}

function readCommandEntry(
  raw: Readonly<Record<string, unknown>>,
  stamp: { readonly seq: number; readonly at: Millis },
  definition: AnyGame,
  seats: number,
): Entry<GameTypes> | null {
  const { id = null, meta } = raw;
  const seat = readSeat(raw['seat'], seats);
  const command = definition.parse(raw['command']);
  if (seat === null || command === null || (id !== null && !isText(id))) return null;
  if (!isNestedWithin(MAX_META_DEPTH, meta)) return null;
  const entry = { kind: 'command', ...stamp, seat, command, id } as const;
  return meta === undefined ? entry : { ...entry, meta: meta as Json };
}

function readNote(raw: unknown, seats: number): TableNote | null {
  if (!isRecord(raw)) return null;
  const { what, who } = raw;
  const isPause = what === 'pause' || what === 'resume';
  if (isPause && raw['seat'] === undefined) return { what };
  const seat = readSeat(raw['seat'], seats);
  if (seat === null) return null;
  if (isPause || what === 'away' || what === 'seated') return { what, seat };
  if (what === 'back') return raw['played'] === true ? { what, seat, played: true } : { what, seat };
  if (what === 'ready') return readReady(raw['for'], seat);
  return (what === 'bot' || what === 'stand-in') && isText(who) ? { what, seat, who } : null;
}

function readReady(raw: unknown, seat: Seat): TableNote | null {
  if (raw === 'rules') return { what: 'ready', seat, for: raw };
  return isIndex(raw) && raw <= MAX_STAMP_MS ? { what: 'ready', seat, for: toMillis(raw) } : null;
}

function readSeat(raw: unknown, seats: number): Seat | null {
  return isIndex(raw) && raw < seats ? toSeat(raw) : null;
}

/** Rejects Infinity (from `1e400`), which JSON.stringify would write as null. */
function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<T>(value: unknown, isOne: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isOne);
}
