import { type Millis, type Seat, toMillis, toSeat } from './brands.ts';
import { type Catalog, findGame } from './catalog.ts';
import type { AnyGame, GameTypes, Result, TableSetup } from './game.ts';
import { hashText } from './hash.ts';
import { isRecord, type Json } from './json.ts';
import type { Entry, TableNote } from './log.ts';
import { readOptions } from './options.ts';
import { isNonce, isSecret, type SeedParts } from './seed.ts';

/** A whole match as a file: one JSON value a line; the first is the header, the last the end. */
export interface StoredMatch {
  readonly header: LogHeader;
  readonly entries: readonly Entry<GameTypes>[];
  readonly end: LogEnd;
}

export interface LogHeader {
  readonly tablee: typeof LOG_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly table: TableSetup<GameTypes>;
  readonly players: readonly string[];
  readonly commitment: string;
}

export interface LogEnd {
  readonly seed: SeedParts;
  readonly result: Result<GameTypes> | null;
  readonly stateHash: string;
}

export interface LogProblem {
  readonly why: 'not-a-log' | 'bad-line' | 'cut-short' | 'altered' | 'unknown-game' | 'unknown-version' | 'bad-table';
  readonly line: number;
}

export type ReadLog =
  | { readonly ok: true; readonly stored: StoredMatch; readonly definition: AnyGame }
  | { readonly ok: false; readonly problem: LogProblem };

export const LOG_FORMAT = 1;

export function writeLog(stored: StoredMatch): string {
  const body = [stored.header, ...stored.entries].map((line) => `${JSON.stringify(line)}\n`).join('');
  return `${body}${JSON.stringify({ ...stored.end, logHash: hashText(body) })}\n`;
}

export function readLog(text: string, catalog: Catalog): ReadLog {
  const fail = (why: LogProblem['why'], line: number): ReadLog => ({ ok: false, problem: { why, line } });
  const lines = text.split('\n');
  const header = readHeader(parseJson(lines[0] ?? ''));
  if (header === null) return fail('not-a-log', 1);
  const last = lines.length - 2;
  if (lines.at(-1) !== '' || last < 1) return fail('cut-short', lines.length);
  const end = parseJson(lines[last] ?? '');
  const stored = readEnd(end);
  if (stored === null) return fail('cut-short', last + 1);
  if (!isRecord(end) || end['logHash'] !== hashText(`${lines.slice(0, last).join('\n')}\n`))
    return fail('altered', last + 1);
  const found = findGame(catalog, header.game, header.version);
  if (!found.ok) return fail(found.problem, 1);
  if (!isTable(header.table, found.definition)) return fail('bad-table', 1);
  const entries: Entry<GameTypes>[] = [];
  for (let line = 1; line < last; line += 1) {
    const entry = readEntry(parseJson(lines[line] ?? ''), found.definition, header.table.seats);
    if (entry === null) return fail('bad-line', line + 1);
    entries.push(entry);
  }
  return { ok: true, stored: { header, entries, end: stored }, definition: found.definition };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function readHeader(raw: unknown): LogHeader | null {
  if (!isRecord(raw) || raw['tablee'] !== LOG_FORMAT) return null;
  const { game, version, table, players, commitment } = raw;
  if (typeof game !== 'string' || typeof version !== 'number' || typeof commitment !== 'string') return null;
  if (!isRecord(table) || typeof table['seats'] !== 'number' || !Array.isArray(table['seatOptions'])) return null;
  if (!Array.isArray(players) || !players.every((player) => typeof player === 'string')) return null;
  return { tablee: LOG_FORMAT, game, version, table: table as unknown as LogHeader['table'], players, commitment };
}

function readEnd(raw: unknown): LogEnd | null {
  if (!isRecord(raw) || !isRecord(raw['seed']) || typeof raw['stateHash'] !== 'string') return null;
  const { secret, nonces } = raw['seed'];
  if (!isSecret(secret) || !Array.isArray(nonces) || !nonces.every(isNonce)) return null;
  return { seed: { secret, nonces }, result: (raw['result'] ?? null) as LogEnd['result'], stateHash: raw['stateHash'] };
}

function isTable(table: TableSetup<GameTypes>, definition: AnyGame): boolean {
  const options = readOptions(definition.options, table.options);
  if (!options.ok || table.seatOptions.length !== table.seats) return false;
  const { min, max } = definition.seating(options.options);
  if (table.seats < min || table.seats > max) return false;
  return table.seatOptions.every((seat) => readOptions(definition.seatOptions, seat).ok);
}

function readEntry(raw: unknown, definition: AnyGame, seats: number): Entry<GameTypes> | null {
  if (!isRecord(raw) || !isCount(raw['seq']) || !isCount(raw['at'])) return null;
  const stamp = { seq: raw['seq'], at: toMillis(raw['at']) };
  switch (raw['kind']) {
    case 'wake':
      return { kind: 'wake', ...stamp };
    case 'command':
      return readCommandEntry(raw, stamp, definition, seats);
    case 'undo': {
      const seat = readSeat(raw['seat'], seats);
      return seat === null ? null : { kind: 'undo', ...stamp, seat };
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
  raw: Record<string, unknown>,
  stamp: { readonly seq: number; readonly at: Millis },
  definition: AnyGame,
  seats: number,
): Entry<GameTypes> | null {
  const seat = readSeat(raw['seat'], seats);
  const command = definition.parse(raw['command']);
  const id = raw['id'] ?? null;
  if (seat === null || command === null || (id !== null && typeof id !== 'string')) return null;
  const entry = { kind: 'command', ...stamp, seat, command, id } as const;
  return raw['meta'] === undefined ? entry : { ...entry, meta: raw['meta'] as Json };
}

function readNote(raw: unknown, seats: number): TableNote | null {
  if (!isRecord(raw)) return null;
  const { what, who } = raw;
  if (what === 'pause' || what === 'resume') return { what };
  const seat = readSeat(raw['seat'], seats);
  if (seat === null) return null;
  if (what === 'away' || what === 'back') return { what, seat };
  return (what === 'seated' || what === 'bot') && typeof who === 'string' ? { what, seat, who } : null;
}

function readSeat(raw: unknown, seats: number): Seat | null {
  return isCount(raw) && raw < seats ? toSeat(raw) : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
