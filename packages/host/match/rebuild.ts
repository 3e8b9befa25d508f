import type { Bot, Bots } from '@tablee/bot-kit';
import {
  type AnyGame,
  type CatalogEntry,
  type Entry,
  findGame,
  type GameTypes,
  type Match,
  mixSeed,
  openMatch,
  readEntry,
  restoreMatch,
  type Seed,
} from '@tablee/kernel';
import { turnAllowance } from '@tablee/protocol';
import type { StoredTable, TableStore } from '../ports.ts';
import type { TableDoc } from '../table/table-doc.ts';
import type { MatchStep } from './frames.ts';
import { History } from './history.ts';
import { type ReplayedEntry, replayEntry } from './play-again.ts';
import { inSlices, type Slices } from './slices.ts';
import { loadTable } from './upgraded.ts';

/** All games that can be hosted: rules by version, and bots. */
export type HostCatalog = Readonly<Record<string, HostedGame>>;

interface HostedGame extends CatalogEntry {
  readonly bots: Bots;
  /** Levels not offered to clients: matches between such bots never end. */
  readonly endless?: readonly string[];
}

export interface Rebuilt {
  readonly match: Match<GameTypes>;
  /** Replayed steps, with the deal first if the match was replayed from its start. */
  readonly steps: readonly MatchStep[];
  /** Entries before `steps`: not replayed, but commands in them may be sent again by clients. */
  readonly earlier: readonly Entry<GameTypes>[];
  readonly history: History;
}

export type RebuildProblem = 'unknown-game' | 'unknown-version' | 'damaged-log';

export type Rebuild =
  | { readonly ok: true; readonly rebuilt: Rebuilt }
  | { readonly ok: false; readonly problem: RebuildProblem };

/** The game is known: tables are made, opened and changed only with games of the catalog. */
export function definitionOf(catalog: HostCatalog, { game, version }: TableDoc): AnyGame {
  const found = findGame(catalog, game, version);
  if (!found.ok) throw new Error(`${game} is not in the catalog`);
  return found.definition;
}

export function botOf(catalog: HostCatalog, game: string, level: string): Bot<GameTypes> {
  const bot = catalog[game]?.bots[level];
  if (bot === undefined) throw new Error(`${game} has no bot ${level}`);
  return bot;
}

/** Rebuilds a match from its log: from the start if `whole`, else from the newest snapshot. */
export async function rebuildMatch(
  catalog: HostCatalog,
  stored: StoredTable,
  whole: boolean,
  slices: Slices,
): Promise<Rebuild> {
  const found = findGame(catalog, stored.doc.game, stored.doc.version);
  if (!found.ok) return found;
  const snapshot = whole ? null : stored.snapshot;
  const start =
    snapshot === null
      ? deal(found.definition, stored.doc)
      : await resume(restoreMatch(found.definition, snapshot, seedOf(stored.doc)), stored.entries, slices);
  const { history, earlier } = start;
  const steps = [...start.steps];
  const end = await playOn(start.match, stored.entries, slices, ({ match, step, entry }) => {
    steps.push(step);
    history.add(entry, match);
  });
  return end === null
    ? { ok: false, problem: 'damaged-log' }
    : { ok: true, rebuilt: { match: end, steps, earlier, history } };
}

/** True if bot memories or turn clocks are needed: both depend on every step of the match. */
export function isWholeNeeded(catalog: HostCatalog, { game, seats, house }: TableDoc): boolean {
  const bots = catalog[game]?.bots ?? {};
  if (turnAllowance(house) !== null) return true;
  return seats.some((sitter) => sitter.kind === 'bot' && bots[sitter.level]?.mind !== null);
}

/** Ports for reading stored matches. */
export interface PastPorts {
  readonly store: TableStore;
  readonly catalog: HostCatalog;
  readonly slices: Slices;
}

/** Replays a stored match and passes every step to `see`, without keeping any. */
export async function retrace(
  { store, catalog, slices }: PastPorts,
  table: string,
  see: (step: MatchStep) => void,
): Promise<void> {
  const stored = await loadTable({ store, catalog }, table);
  if (stored === null) throw new Error(`there is no table ${table}`);
  const dealt = deal(definitionOf(catalog, stored.doc), stored.doc);
  for (const step of dealt.steps) see(step);
  const end = await playOn(dealt.match, stored.entries, slices, ({ step }) => see(step));
  if (end === null) throw new Error(`the log of table ${table} is damaged`);
}

export function deal(definition: AnyGame, doc: TableDoc): Rebuilt {
  const { match, events } = openMatch(definition, doc.setup, seedOf(doc));
  const dealt: MatchStep = { seq: 0, at: match.at, entry: null, before: null, after: match.state, events };
  return { match, steps: [dealt], earlier: [], history: new History(match) };
}

function seedOf({ secret, nonces }: TableDoc): Seed {
  return mixSeed({ secret, nonces: nonces ?? [] });
}

async function resume(match: Match<GameTypes>, entries: readonly unknown[], slices: Slices): Promise<Rebuilt> {
  const earlier: Entry<GameTypes>[] = [];
  await inSlices(slices, entries.slice(0, match.seq), (raw) => {
    const entry = readEntry(raw, match.definition, match.table.seats);
    if (entry !== null) earlier.push(entry);
  });
  return { match, steps: [], earlier, history: new History(match) };
}

interface Again extends ReplayedEntry {
  readonly entry: Entry<GameTypes>;
}

/** Replays the entries after `start`; null if the log is damaged. */
async function playOn(
  start: Match<GameTypes>,
  entries: readonly unknown[],
  slices: Slices,
  see: (again: Again) => void,
): Promise<Match<GameTypes> | null> {
  let end: Match<GameTypes> | null = start;
  await inSlices(slices, playedAgain(start, entries.slice(start.seq)), (again) => {
    end = again?.match ?? null;
    if (again !== null) see(again);
  });
  return end;
}

/** Stored entries are validated: yields null and ends at the first that this match would not have written. */
function* playedAgain(start: Match<GameTypes>, entries: readonly unknown[]): Generator<Again | null> {
  let match = start;
  for (const raw of entries) {
    const entry = readEntry(raw, match.definition, match.table.seats);
    const again = entry === null ? null : replayEntry(match, entry);
    if (entry === null || again === null) {
      yield null;
      return;
    }
    match = again.match;
    yield { ...again, entry };
  }
}
