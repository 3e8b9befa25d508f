import { type Catalog, findGame, type Upgrade } from './catalog.ts';
import type { AnyGame, GameTypes } from './game.ts';
import { hashText, hashValue } from './hash.ts';
import { isRecord } from './json.ts';
import { type Entry, LOG_FORMAT, type StoredMatch } from './log.ts';
import { type RawHeader, readEnd, readEntry, readHeader, readTable } from './log-lines.ts';
import type { Match } from './match.ts';
import { commitmentTo, type SeedParts } from './seed.ts';

export interface LogProblem {
  readonly why:
    | 'not-a-log'
    | 'unknown-format'
    | 'cut-short'
    | 'altered'
    | 'unknown-game'
    | 'unknown-version'
    | 'bad-table'
    | 'bad-end'
    | 'bad-line';
  readonly line: number;
}

export type ReadLog =
  | { readonly ok: true; readonly stored: StoredMatch; readonly definition: AnyGame }
  | { readonly ok: false; readonly problem: LogProblem };

/** Publishes the seed: only for a match that is over or was never live. */
export function storeMatch<G extends GameTypes>(
  match: Match<G>,
  entries: readonly Entry<G>[],
  seed: SeedParts,
  players: readonly string[],
): StoredMatch {
  const { definition, table, state } = match;
  const { id: game, version } = definition;
  return {
    header: { tablee: LOG_FORMAT, game, version, table, players, commitment: commitmentTo(seed.secret) },
    entries,
    end: { seed, result: definition.result(state), stateHash: hashValue(state) },
  };
}

export function writeLog(stored: StoredMatch): string {
  const body = [stored.header, ...stored.entries].map((line) => `${JSON.stringify(line)}\n`).join('');
  return `${body}${JSON.stringify({ ...stored.end, logHash: hashText(body) })}\n`;
}

export function readLog(text: string, catalog: Catalog): ReadLog {
  const fail = (why: LogProblem['why'], line: number): ReadLog => ({ ok: false, problem: { why, line } });
  const lines = text.split('\n');
  const first = parseRecord(lines[0]);
  const header = readHeader(first);
  if (header === null) return fail(isOtherFormat(first) ? 'unknown-format' : 'not-a-log', 1);
  const last = lines.length - 2;
  if (lines.at(-1) !== '' || last < 1) return fail('cut-short', lines.length);
  const rawEnd = parseRecord(lines[last]);
  if (!Object.hasOwn(rawEnd, 'stateHash')) return fail('cut-short', last + 1);
  if (rawEnd['logHash'] !== hashText(`${lines.slice(0, last).join('\n')}\n`)) return fail('altered', last + 1);
  const found = findGame(catalog, header.game, header.version);
  if (!found.ok) return fail(found.problem, 1);
  const { definition, upgrade } = found;
  const table = readTable(upgrade === null ? header : upgradeHeader(header, upgrade), definition);
  if (table === null) return fail('bad-table', 1);
  const end = readEnd(rawEnd, table.seats);
  if (end === null) return fail('bad-end', last + 1);
  const entries: Entry<GameTypes>[] = [];
  for (const [index, line] of lines.slice(1, last).entries()) {
    const entry = readEntry(parseRecord(line), definition, table.seats);
    if (entry === null) return fail('bad-line', index + 2);
    entries.push(entry);
  }
  const upgraded = { ...header, version: definition.version, table };
  const stored = { header: upgraded, entries, end: upgrade === null ? end : { ...end, stateHash: null } };
  return { ok: true, stored, definition };
}

function upgradeHeader(header: RawHeader, upgrade: Upgrade): RawHeader {
  return { ...header, table: { ...header.table, options: upgrade.options(header.table.options) } };
}

function isOtherFormat({ tablee }: Readonly<Record<string, unknown>>): boolean {
  return typeof tablee === 'number' && tablee !== LOG_FORMAT;
}

/** An empty record for anything but a JSON object. */
function parseRecord(line = ''): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
